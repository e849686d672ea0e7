import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';
import { QuizSettingsScreen } from '../features/quizzes/settings/quiz-settings-screen.tsx';

export default function QuizSettingsPage() {
  return (
    <>
      <QuizPlaces />
      <QuizSettingsScreen />
    </>
  );
}
