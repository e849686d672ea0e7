import { SetForYou } from '../features/attempts/set-for-you.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';

export default function DashboardPage() {
  return <DashboardScreen setForYou={<SetForYou />} />;
}
