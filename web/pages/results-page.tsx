import { PerformanceOverview } from '../features/dashboard/performance-overview.tsx';
import { MarkbookDownload } from '../features/results/markbook-download.tsx';
import { PageShell } from '../ui/page-shell.tsx';

/** How the classes do, quiz by quiz, and all of it as a file. */
export default function ResultsPage() {
  return (
    <PageShell title="Results" actions={<MarkbookDownload />}>
      <PerformanceOverview isWhole />
    </PageShell>
  );
}
