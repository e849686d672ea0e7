import { QuizWaits } from '../features/dashboard/quiz-waits.tsx';
import { ViewQuizzesScreen } from '../features/quizzes/view-quizzes-screen.tsx';

export default function ViewQuizzesPage() {
  return <ViewQuizzesScreen waits={QuizWaits} />;
}
