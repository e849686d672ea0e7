import { Anchor, Button } from '@mantine/core';
import { IconMapSearch } from '../icons/map-search.ts';
import { Link, useLocation } from 'react-router';
import { useCurrentUserQuery } from '../api/use-current-user.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageShell } from '../ui/page/page-shell.tsx';

/** Shown at any unknown address: says so, and suggests where the visitor may have meant to go. */
export default function NotFoundPage() {
  const { data: user } = useCurrentUserQuery();
  const { pathname } = useLocation();
  return (
    <PageShell title="Page not found" width="narrow">
      <EmptyState
        title="There is no page at this address."
        icon={<IconMapSearch size={32} />}
        action={
          <Button component={Link} to={user ? paths.dashboard : paths.landing}>
            {user ? 'Back to Dashboard' : 'Go to the front page'}
          </Button>
        }
      >
        <p>
          You asked for <code>{pathname}</code>. Perhaps the link is old, or a letter is missing.
        </p>
        {user?.role === 'student' && (
          <p>
            Has your teacher given you a quiz code?{' '}
            <Anchor component={Link} to={paths.enterQuiz} underline="always">
              Enter it here.
            </Anchor>
          </p>
        )}
        {user === null && (
          <p>
            If it is a page of your school,{' '}
            <Anchor component={Link} to={paths.login} underline="always">
              sign in
            </Anchor>{' '}
            first.
          </p>
        )}
      </EmptyState>
    </PageShell>
  );
}
