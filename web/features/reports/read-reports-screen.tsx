import { pageHeads } from '../../page-heads.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { ReportsStep } from './batch/reports-step.tsx';
import { useUnsavedReports } from './batch/use-unsaved-reports.ts';

/** A colleague's reports, to read and sign. Does not affect the reader's own draft. */
export function ReadReportsScreen({ batchId }: { batchId: string }) {
  const unsaved = useUnsavedReports();
  return (
    <PageShell
      {...pageHeads['/auto-report']}
      actions={<BackLink to={paths.autoReport}>Back to your own reports</BackLink>}
    >
      <ReportsStep batchId={batchId} unsaved={unsaved} />
    </PageShell>
  );
}
