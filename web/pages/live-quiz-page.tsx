import { LiveQuizScreen } from '../features/attempts/live/live-quiz-screen.tsx';
import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';

export default function LiveQuizPage() {
  return (
    <>
      <QuizPlaces />
      <LiveQuizScreen />
    </>
  );
}
