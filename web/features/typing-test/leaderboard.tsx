import { Title } from '@mantine/core';
import { IconKeyboard } from '../../icons/keyboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { typingTestMessages } from '../../../shared/messages/typing-test.ts';
import { api } from '../../api/client.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';

const TITLE = 'Top 10 Fastest Typists';

/** The ten fastest people, each by their best run (spec section 2, Typing test). */
export function Leaderboard() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="sm">
        {TITLE}
      </Title>
      <Entries />
    </section>
  );
}

function Entries() {
  const { data, error, isFetching, refetch } = useQuery(api.typingTest.leaderboard.queryOptions());
  if (data && data.entries.length > 0) {
    return <LeaderboardTable caption={TITLE} entries={data.entries} />;
  }
  if (data) {
    return (
      <EmptyState
        title={typingTestMessages.leaderboardEmpty}
        icon={<IconKeyboard size={28} aria-hidden />}
      >
        Be the first on the list.
      </EmptyState>
    );
  }
  if (!error) return <ListSkeleton />;
  return (
    <ErrorState
      of={{ error, isFetching, refetch }}
      message={typingTestMessages.leaderboardFailed}
    />
  );
}
