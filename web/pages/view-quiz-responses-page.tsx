import { QuizResponsesScreen } from '../features/marking/quiz-responses-screen.tsx';
import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';

export default function ViewQuizResponsesPage() {
  return (
    <>
      <QuizPlaces />
      <QuizResponsesScreen />
    </>
  );
}
