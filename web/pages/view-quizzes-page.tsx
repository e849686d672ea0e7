import { ViewQuizzesScreen } from '../features/quizzes/view-quizzes-screen.tsx';
import { MarkbookDownload } from '../features/results/markbook-download.tsx';

export default function ViewQuizzesPage() {
  return <ViewQuizzesScreen markbook={<MarkbookDownload />} />;
}
