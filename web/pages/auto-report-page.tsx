export { AutoReportScreen as default } from '../features/reports/auto-report-screen.tsx';
