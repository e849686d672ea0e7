import { QuizWaits } from '../features/dashboard/quiz-waits.tsx';
import { ViewQuizzesScreen } from '../features/quizzes/list/view-quizzes-screen.tsx';

export default function ViewQuizzesPage() {
  return <ViewQuizzesScreen waits={QuizWaits} />;
}
