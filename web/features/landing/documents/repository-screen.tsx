import { useQuery } from '@tanstack/react-query';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { api } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { LegalPage } from './legal-page.tsx';
import { useArrival } from '../use-arrival.ts';

/** Shown at /github if the server does not redirect to a repository. */
export function RepositoryScreen() {
  useArrival('Source code · Greenpen');
  const frontPage = useQuery(api.landing.frontPage.queryOptions());
  return (
    <LegalPage title="Source code">
      {frontPage.isPending && <ListSkeleton />}
      {frontPage.isError && (
        <ErrorState of={frontPage} message={generalMessages.somethingWentWrong} />
      )}
      {frontPage.isSuccess && <Repository url={frontPage.data.repositoryUrl} />}
    </LegalPage>
  );
}

function Repository({ url }: { url: string | null }) {
  if (url !== null) {
    return (
      <p>
        The source of this Greenpen is at <a href={url}>{url}</a>.
      </p>
    );
  }
  return (
    <>
      <p>
        Greenpen is free software under the MIT licence. Whoever runs this one has not said where
        its source is kept; please ask them.
      </p>
      <p>
        If that is you: set <code>REPOSITORY_URL</code> to the repository’s address, and this link
        leads there.
      </p>
    </>
  );
}
