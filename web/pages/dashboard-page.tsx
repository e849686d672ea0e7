import { lazy, type ReactNode, Suspense } from 'react';
import { SetForYou } from '../features/attempts/set-for-you.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';

// Administrators alone need it.
const FirstStepsChecklist = lazy(async () => ({
  default: (await import('../features/system/public.ts')).FirstStepsChecklist,
}));

function leadFirst(rest: ReactNode) {
  return (
    <Suspense>
      <FirstStepsChecklist>{rest}</FirstStepsChecklist>
    </Suspense>
  );
}

export default function DashboardPage() {
  return <DashboardScreen setForYou={<SetForYou />} leadFirst={leadFirst} />;
}
