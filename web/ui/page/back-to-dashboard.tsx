import { paths } from '../../paths.ts';
import { BackLink } from './back-link.tsx';

/** The link back to the dashboard, for every page that the dashboard links to. */
export function BackToDashboard() {
  return <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>;
}
