import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { client } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { DownloadMenu } from '../download-menu.tsx';
import classes from '../screen-actions.module.css';

interface ResultsActionsProps {
  quizCode: string;
  /** Who sat the quiz; undefined while it is not known whether there is one of this code. */
  students: number | undefined;
}

/** Where to go from the results, and what to take along. */
export function ResultsActions({ quizCode, students }: ResultsActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={paths.viewQuizzes}
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Back to Quizzes
      </Button>
      {students !== undefined && (
        <DownloadMenu label="Download" downloads={downloadsOf(quizCode)} />
      )}
      {students !== undefined && students > 0 && (
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button
            component={Link}
            to={paths.reteach(quizCode)}
            leftSection={<IconSchool size={16} aria-hidden />}
          >
            What to reteach
          </Button>
        </>
      )}
    </div>
  );
}

function downloadsOf(quizCode: string) {
  const { exportResults, exportEvidence } = client.results;
  return [
    {
      label: 'Results (XLSX)',
      note: 'One row a student, for Excel and other spreadsheets',
      load: () => exportResults({ quizCode, format: 'xlsx' }),
    },
    {
      label: 'Results (CSV)',
      note: 'The same as plain text',
      load: () => exportResults({ quizCode, format: 'csv' }),
    },
    {
      label: 'Evidence pack (XLSX)',
      note: 'Every mark’s story, for moderation and audit',
      load: () => exportEvidence({ quizCode }),
    },
  ];
}
