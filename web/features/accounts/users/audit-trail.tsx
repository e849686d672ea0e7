import { Text } from '@mantine/core';
import { IconHistory } from '../../../icons/history.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { USERS_PER_PAGE } from '../../../../shared/business-rules.ts';
import type { AuditEvent } from '../../../../shared/contract/accounts.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDateTime } from '../../../ui/format-date.ts';
import { ListPages } from '../../../ui/list-pages.tsx';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { auditSentence } from './audit-sentence.ts';
import classes from './users.module.css';

const noun = ['entry', 'entries'] as const;

/** Who changed what about people, newest first. */
export function AuditTrail() {
  const { page, setPage } = useListAddress();
  const query = useQuery(
    api.accounts.listAuditEvents.queryOptions({
      input: { page, pageSize: USERS_PER_PAGE },
      placeholderData: keepPreviousData,
    }),
  );

  if (query.isPending) return <ListSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        message={errorSentence(query.error, usersMessages.auditFailed)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { items, total } = query.data;
  if (total === 0) {
    return (
      <EmptyState title={usersMessages.auditEmpty} icon={<IconHistory size={32} />}>
        Changes of roles and extra time, invitations and deletions appear here.
      </EmptyState>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ol className={classes.trail} aria-label="Audit trail">
        {items.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      <ListPages page={page} pageSize={USERS_PER_PAGE} total={total} noun={noun} onTurn={setPage} />
    </div>
  );
}

function Entry({ event }: { event: AuditEvent }) {
  return (
    <li className={classes.entry}>
      <span>{auditSentence(event)}</span>
      <Text component="time" dateTime={event.at} c="dimmed" size="sm" className={classes.when}>
        {formatDateTime(event.at)}
      </Text>
    </li>
  );
}
