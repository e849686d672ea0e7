import { useCurrentUser } from '../../api/use-current-user.ts';
import { AdminActions } from './admin-actions.tsx';
import type { Start } from './dashboard-screen.tsx';
import classes from './dashboard-screen.module.css';
import { FeatureCardList } from './feature-card-list.tsx';
import { PerformanceOverview } from './performance-overview.tsx';
import { staffCards } from './staff-cards.ts';
import { SystemState } from './system-state.tsx';
import { TeacherCodeCard } from './teacher-code-card.tsx';
import { WaitingWork } from './waiting-work.tsx';
import { WelcomeCard } from './welcome-card.tsx';

interface StaffDashboardProps {
  role: 'teacher' | 'admin';
  adminsStart: Start;
}

/**
 * The dashboard of staff: pending work first, then everything else, which renders once that has
 * loaded.
 */
export function StaffDashboard({ role, adminsStart: AdminsStart }: StaffDashboardProps) {
  const { teacherCode } = useCurrentUser();
  const rest = (
    <>
      <div className={classes.top} data-has-side>
        <WelcomeCard />
        {role === 'admin' ? <AdminActions /> : <TeacherCodeCard teacherCode={teacherCode} />}
      </div>
      <FeatureCardList cards={staffCards[role]} />
      <PerformanceOverview leadsOn={role === 'teacher'} />
    </>
  );
  if (role === 'teacher') return <WaitingWork>{rest}</WaitingWork>;
  return (
    <AdminsStart>
      <SystemState>{rest}</SystemState>
    </AdminsStart>
  );
}
