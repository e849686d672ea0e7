import { Button } from '@mantine/core';
import { IconSchool } from '../../../icons/school.ts';
import { Link } from 'react-router';
import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import { client } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { withClass } from '../../quizzes/public.ts';
import { DownloadMenu } from '../../../ui/downloads/download-menu.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { describeGrades } from './summary/describe-grades.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';

interface ResultsActionsProps {
  quizCode: string;
  /** The class that the page is limited to. */
  teacherCode: string | undefined;
  /**
   * How many students took the quiz; null if that could not be loaded, undefined while it is
   * loading.
   */
  students: number | null | undefined;
  /** Undefined while they are loading. */
  grades: QuizResults['grades'] | undefined;
}

/**
 * Links and downloads for the results. While loading, it already shows what is usually there, so
 * that nothing moves.
 */
export function ResultsActions({ quizCode, teacherCode, students, grades }: ResultsActionsProps) {
  return (
    <>
      <BackLink to={paths.viewQuizzes}>Back to Quizzes</BackLink>
      {students !== null && (
        <DownloadMenu label="Download" downloads={downloadsOf({ quizCode, teacherCode }, grades)} />
      )}
      {students !== null && students !== 0 && (
        <>
          <PrintButton isLoading={students === undefined} />
          <Button
            component={Link}
            to={withClass(paths.reteach(quizCode), teacherCode)}
            leftSection={<IconSchool size={16} aria-hidden />}
          >
            What to reteach
          </Button>
        </>
      )}
    </>
  );
}

function downloadsOf(
  shown: { quizCode: string; teacherCode: string | undefined },
  grades: QuizResults['grades'] | undefined,
) {
  const { exportResults, exportEvidence } = client.results;
  const standing = grades ? describeGrades(grades) : '';
  return [
    {
      label: 'Results (XLSX)',
      note: 'One row a student, for Excel and other spreadsheets',
      load: () => exportResults({ ...shown, format: 'xlsx' }),
    },
    {
      label: 'Results (CSV)',
      note: 'The same as plain text',
      load: () => exportResults({ ...shown, format: 'csv' }),
    },
    {
      label: 'Grades for Moodle (CSV)',
      note: `One grade a student, by email, for Moodle’s grade import.${standing}`,
      load: () => exportResults({ ...shown, format: 'moodle' }),
    },
    {
      label: 'Grades for Google Classroom (CSV)',
      note: `Name, email and grade, to copy into its sheet.${standing}`,
      load: () => exportResults({ ...shown, format: 'google-classroom' }),
    },
    {
      label: 'Evidence pack (XLSX)',
      note: 'Every mark’s story, for moderation and audit',
      load: () => exportEvidence(shown),
    },
  ];
}
