import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { SIGN_IN_REDIRECT_MS } from '../../../../shared/business-rules.ts';
import { paths } from '../../../paths.ts';
import { Panel } from '../../../ui/page/panel.tsx';

interface SignedInNoticeProps {
  username: string;
  /** A path of this site. */
  destination: string;
}

/** Says that the sign-in worked, and continues after 3 s or at once (spec section 4, Sign-in). */
export function SignedInNotice({ username, destination }: SignedInNoticeProps) {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(destination, { replace: true }),
      SIGN_IN_REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, destination]);

  const isDashboard = destination === paths.dashboard;
  return (
    <Panel isRoomy>
      <output>
        <Text component="span" size="lg">
          Good to see you, {username}.{' '}
          {isDashboard ? 'Your dashboard opens in a moment.' : 'Taking you back to where you were.'}
        </Text>
      </output>
      <Button component={Link} to={destination} replace size="md" mt="lg">
        {isDashboard ? 'Go to dashboard now' : 'Continue now'}
      </Button>
    </Panel>
  );
}
