import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditMessages } from '../../../../shared/messages/audit.ts';
import { api, client } from '../../../api/client.ts';
import { IconHistory } from '../../../icons/history.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { DownloadButton } from '../../../ui/downloads/download-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-trail.module.css';
import { useAuditFilter } from './use-audit-filter.ts';

/** The audit trail for administrators: who did what to whom, when and from where. */
export function AuditTrailScreen() {
  const filter = useAuditFilter();
  return (
    <PageShell
      title="Audit trail"
      parent={{ label: 'System', path: paths.system }}
      subtitle="Who did what, when and from where. Nothing here can be changed."
      actions={
        <>
          <BackToDashboard />
          <DownloadButton
            label="Download CSV"
            load={() => client.accounts.exportAuditEvents(filter.wanted)}
          />
        </>
      }
    >
      <AuditFilters filter={filter} />
      <AuditEntries filter={filter} />
    </PageShell>
  );
}

function AuditEntries({ filter }: { filter: ReturnType<typeof useAuditFilter> }) {
  const { wanted, isFiltered, isOldestFirst, turnRound } = filter;
  const trail = useInfiniteQuery(
    api.accounts.listAuditEvents.infiniteOptions({
      input: (after: string | undefined) => ({ ...wanted, after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  if (trail.isPending) return <Skeleton h={480} radius="lg" />;
  const failure = trail.isError && <ErrorState of={trail} message={auditMessages.loadFailed} />;
  if (!trail.data) return failure;
  const items = trail.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        title={isFiltered ? auditMessages.noMatch : auditMessages.empty}
        icon={<IconHistory size={32} />}
      >
        Sign-ins, downloads, deletions, and changes of roles and settings appear here.
      </EmptyState>
    );
  }
  return (
    <ListRegion label="Audit trail" isBusy={trail.isPlaceholderData}>
      <DataTable
        caption="Entries of the audit trail"
        columns={auditColumns}
        rows={items}
        rowKey={({ id }) => id}
        serverSort={{ sort: { key: 'at', isDescending: !isOldestFirst }, onSort: turnRound }}
      />
      {failure}
      {trail.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </ListRegion>
  );
}
