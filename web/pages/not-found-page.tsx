import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUserQuery } from '../features/accounts/use-current-user.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageShell } from '../ui/page-shell.tsx';

/** Any address that is no page of Greenpen. */
export default function NotFoundPage() {
  const { data: user } = useCurrentUserQuery();
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
        Perhaps the link is old, or a letter is missing.
      </EmptyState>
    </PageShell>
  );
}
