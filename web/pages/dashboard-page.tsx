import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { EnterCode } from '../features/attempts/enter/enter-code.tsx';
import { KeptWords } from '../features/attempts/enter/kept-words.tsx';
import { SetForYou } from '../features/attempts/enter/set-for-you.tsx';
import { useSetQuizzes } from '../features/attempts/enter/use-set-quizzes.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { LatestFeedback } from '../features/results/latest-feedback.tsx';

// Lazy, because only administrators need it.
const FirstStepsChecklist = lazy(async () => ({
  default: (await import('../features/system/public.ts')).FirstStepsChecklist,
}));

export default function DashboardPage() {
  return <DashboardScreen studentsStart={StudentsStart} adminsStart={FirstStepsChecklist} />;
}

/**
 * The first part of a student's dashboard: the code box, which shows at once, what this device has
 * not sent and the quizzes set, which wait for no feedback, and the latest feedback.
 * @param children The rest of the page, which waits for the other parts, so that nothing shifts.
 */
function StudentsStart({ children }: { children: ReactNode }) {
  const set = useSetQuizzes();
  const latest = useQuery(api.results.latestFeedback.queryOptions());
  return (
    <>
      <EnterCode />
      {!set.isPending && (
        <>
          <KeptWords />
          <SetForYou query={set} />
        </>
      )}
      {!set.isPending && !latest.isPending && (
        <>
          <LatestFeedback latest={latest.data?.latest} />
          {children}
        </>
      )}
    </>
  );
}
