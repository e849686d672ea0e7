import { Button } from '@mantine/core';
import { IconUsers } from '../../../icons/users.ts';
import { useEffect } from 'react';
import { USERS_PER_PAGE } from '../../../../shared/business-rules.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListPages, pageCount } from '../../../ui/lists/list-pages.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { roleGroups } from './role-names.ts';
import type { UserList } from './use-user-list.ts';
import { USER_LIST_ID } from './use-user-changes.ts';
import { userColumns } from './user-columns.tsx';

const noun = ['user', 'users'] as const;

/** One page of the people of a role, with its loading, empty and failed states. */
export function UserTable({ role, list }: { role: Role; list: UserList }) {
  const { query, search, setSearch, page, setPage } = list;
  const total = query.data?.total ?? 0;
  const lastPage = pageCount(total, USERS_PER_PAGE);
  const isBeyondEnd = query.isSuccess && page > lastPage;

  useEffect(() => {
    if (isBeyondEnd) setPage(lastPage);
  }, [isBeyondEnd, lastPage, setPage]);

  if (query.isPending || isBeyondEnd) return <ListSkeleton />;
  if (query.isError && !query.data) {
    return <ErrorState of={query} message={usersMessages.listFailed} />;
  }
  if (total === 0) {
    return (
      <output>
        <EmptyState
          title={search.trim() === '' ? usersMessages.nobodyYet : usersMessages.nobodyFound}
          icon={<IconUsers size={32} />}
          action={
            search !== '' && (
              <Button variant="default" onClick={() => setSearch('')}>
                Clear the search
              </Button>
            )
          }
        >
          {search.trim() === '' && usersMessages.howPeopleCome}
        </EmptyState>
      </output>
    );
  }
  return (
    <ListRegion
      id={USER_LIST_ID}
      label={`${roleGroups[role]} on this page`}
      isBusy={query.isPlaceholderData}
    >
      <DataTable
        caption={roleGroups[role]}
        columns={userColumns(role)}
        rows={query.data.items}
        rowKey={(user) => user.id}
      />
      <ListPages page={page} pageSize={USERS_PER_PAGE} total={total} noun={noun} onTurn={setPage} />
    </ListRegion>
  );
}
