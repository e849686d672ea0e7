import { ViewStudentsScreen } from '../features/classes/view-students-screen.tsx';
import { MarkbookDownload } from '../features/results/markbook-download.tsx';

export default function ViewStudentsPage() {
  return <ViewStudentsScreen markbook={<MarkbookDownload />} />;
}
