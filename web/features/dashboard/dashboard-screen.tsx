import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageShell } from '../../ui/page-shell.tsx';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { FeatureCardList } from './feature-card-list.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import classes from './dashboard-screen.module.css';
import { WelcomeCard } from './welcome-card.tsx';

// Students never need these, and wait for none of their code.
const TeacherCodeCard = lazy(async () => ({
  default: (await import('./teacher-code-card.tsx')).TeacherCodeCard,
}));
const AdminActions = lazy(async () => ({
  default: (await import('./admin-actions.tsx')).AdminActions,
}));
const PerformanceOverview = lazy(async () => ({
  default: (await import('./performance-overview.tsx')).PerformanceOverview,
}));

const WaitingWork = lazy(async () => ({
  default: (await import('./waiting-work.tsx')).WaitingWork,
}));

interface DashboardScreenProps {
  /** What a student has to do. */
  setForYou: ReactNode;
  /** Puts what a new school needs before an administrator's page. */
  leadFirst: (rest: ReactNode) => ReactNode;
}

/** The start page of everyone who is signed in (spec section 2, /dashboard). */
export function DashboardScreen({ setForYou, leadFirst }: DashboardScreenProps) {
  const { role, teacherCode } = useCurrentUser();
  const isStaff = role !== 'student';
  const cards = (
    <>
      {!isStaff && setForYou}
      <div className={classes.top} data-has-side={isStaff || undefined}>
        <WelcomeCard />
        {isStaff && (
          <Suspense fallback={<Skeleton mih={role === 'admin' ? 214 : 173} h="100%" radius="lg" />}>
            {role === 'admin' ? <AdminActions /> : <TeacherCodeCard teacherCode={teacherCode} />}
          </Suspense>
        )}
      </div>
      <FeatureCardList role={role} />
      {isStaff && (
        <Suspense fallback={<OverviewSkeleton />}>
          <PerformanceOverview leadsOn={role === 'teacher'} />
        </Suspense>
      )}
    </>
  );
  return (
    <PageShell title="Dashboard">
      {role === 'student' && cards}
      {role === 'teacher' && (
        <Suspense fallback={<OverviewSkeleton />}>
          <WaitingWork>{cards}</WaitingWork>
        </Suspense>
      )}
      {role === 'admin' && leadFirst(cards)}
    </PageShell>
  );
}
