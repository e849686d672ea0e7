import { PerformanceOverview } from '../features/dashboard/performance-overview.tsx';
import { MarkbookDownload } from '../features/results/markbook-download.tsx';
import { PageShell } from '../ui/page/page-shell.tsx';

/** The results of the classes, quiz by quiz, with a download of all of them. */
export default function ResultsPage() {
  return (
    <PageShell title="Results" actions={<MarkbookDownload />}>
      <PerformanceOverview isWhole />
    </PageShell>
  );
}
