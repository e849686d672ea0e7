import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';
import { ReteachScreen } from '../features/results/reteach/reteach-screen.tsx';

export default function ReteachPage() {
  return (
    <>
      <QuizPlaces />
      <ReteachScreen />
    </>
  );
}
