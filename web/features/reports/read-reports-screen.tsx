import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { pageHeads } from '../../page-heads.ts';
import { paths } from '../../paths.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { ReportsStep } from './batch/reports-step.tsx';
import { useUnsavedReports } from './batch/use-unsaved-reports.ts';

/** A colleague's reports, to read and sign. Does not affect the reader's own draft. */
export function ReadReportsScreen({ batchId }: { batchId: string }) {
  const unsaved = useUnsavedReports();
  return (
    <PageShell
      {...pageHeads['/auto-report']}
      actions={
        <Button
          component={Link}
          to={paths.autoReport}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Back to your own reports
        </Button>
      }
    >
      <ReportsStep batchId={batchId} unsaved={unsaved} />
    </PageShell>
  );
}
