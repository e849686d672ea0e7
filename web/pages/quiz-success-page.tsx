import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';
import { QuizSuccessScreen } from '../features/quizzes/code/quiz-success-screen.tsx';

export default function QuizSuccessPage() {
  return (
    <>
      <QuizPlaces />
      <QuizSuccessScreen />
    </>
  );
}
