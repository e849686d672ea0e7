import type { ReactNode } from 'react';
import { WaitingWork } from '../features/dashboard/waiting-work.tsx';
import { QuizResponsesScreen } from '../features/marking/quiz-responses-screen.tsx';
import { QuizPlaces } from '../features/quizzes/quiz-places.tsx';
import { paths } from '../paths.ts';

export default function ViewQuizResponsesPage() {
  return (
    <>
      <QuizPlaces />
      <QuizResponsesScreen start={WaitingAnswers} />
    </>
  );
}

function WaitingAnswers({ children }: { children: ReactNode }) {
  return <WaitingWork recentLead={paths.quizResponses}>{children}</WaitingWork>;
}
