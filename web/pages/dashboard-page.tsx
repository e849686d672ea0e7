export { DashboardScreen as default } from '../features/dashboard/dashboard-screen.tsx';
