import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';
import { QuizResultsScreen } from '../features/results/quiz-results/quiz-results-screen.tsx';

export default function QuizResultsPage() {
  return (
    <>
      <QuizPlaces />
      <QuizResultsScreen />
    </>
  );
}
