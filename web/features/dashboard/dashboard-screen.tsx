import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import classes from './dashboard-screen.module.css';
import { FeatureCardList } from './feature-card-list.tsx';
import { studentCards } from './student-cards.ts';
import { WelcomeCard } from './welcome-card.tsx';

// Loaded lazily, because students never need it.
const StaffDashboard = lazy(async () => ({
  default: (await import('./staff-dashboard.tsx')).StaffDashboard,
}));

/** A component that comes before the rest of a page and receives it as children. */
export type Start = ComponentType<{ children: ReactNode }>;

interface DashboardScreenProps {
  /** The first part of a student's dashboard. */
  studentsStart: Start;
  /** The checklist that a new school needs. */
  adminsStart: Start;
}

/**
 * The start page of everyone who is signed in (spec section 2, /dashboard): pending work comes
 * first.
 */
export function DashboardScreen({
  studentsStart: StudentsStart,
  adminsStart,
}: DashboardScreenProps) {
  const { role } = useCurrentUser();
  return (
    <PageShell {...pageHeads['/dashboard']}>
      {role === 'student' ? (
        <StudentsStart>
          <div className={classes.top}>
            <WelcomeCard />
          </div>
          <FeatureCardList cards={studentCards} />
        </StudentsStart>
      ) : (
        <Suspense>
          <StaffDashboard role={role} adminsStart={adminsStart} />
        </Suspense>
      )}
    </PageShell>
  );
}
