import { useLocation } from 'react-router';
import { loginPath, returnPathInState } from '../features/accounts/return-to.ts';
import { useCurrentUserQuery } from '../features/accounts/use-current-user.ts';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { paths } from '../paths.ts';

export default function LandingPage() {
  const location = useLocation();
  const { data: user } = useCurrentUserQuery();
  const entrance = user
    ? { label: 'Go to dashboard', path: paths.dashboard }
    : { label: 'Login', path: loginPath(returnPathInState(location.state)) };
  return <LandingScreen entrance={entrance} />;
}
