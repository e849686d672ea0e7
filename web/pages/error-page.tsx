import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { generalMessages } from '../../shared/messages/general.ts';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageShell } from '../ui/page-shell.tsx';

/**
 * What stands where a page has broken, or could not be fetched because a newer version of
 * Greenpen has replaced it; loading anew cures both.
 */
export default function ErrorPage() {
  return (
    <PageShell
      title="Something went wrong"
      width="narrow"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload this page</Button>
          <Button component={Link} to={paths.dashboard} reloadDocument variant="default">
            Back to Dashboard
          </Button>
        </>
      }
    >
      <ErrorState message={generalMessages.somethingWentWrong} />
    </PageShell>
  );
}
