import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { EnterCode } from '../features/attempts/enter-code.tsx';
import { SetForYou } from '../features/attempts/set-for-you.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { LatestFeedback } from '../features/results/latest-feedback.tsx';

// Administrators alone need it.
const FirstStepsChecklist = lazy(async () => ({
  default: (await import('../features/system/public.ts')).FirstStepsChecklist,
}));

export default function DashboardPage() {
  return <DashboardScreen studentsStart={StudentsStart} adminsStart={FirstStepsChecklist} />;
}

/**
 * Where a student begins, and what came back. The code box is there at once.
 * @param children The rest of the page, which waits for the others, so that nothing moves.
 */
function StudentsStart({ children }: { children: ReactNode }) {
  const set = useQuery(api.attempts.listSet.queryOptions());
  const latest = useQuery(api.results.latestFeedback.queryOptions());
  return (
    <>
      <EnterCode />
      {!set.isPending && !latest.isPending && (
        <>
          <SetForYou query={set} />
          <LatestFeedback latest={latest.data?.latest} />
          {children}
        </>
      )}
    </>
  );
}
