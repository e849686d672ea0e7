import { Button } from '@mantine/core';
import { IconListSearch } from '../../../icons/list-search.ts';
import { IconUsersGroup } from '../../../icons/users-group.ts';
import { useMemo } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { liveAttemptsMessages } from '../../../../shared/messages/live-attempts.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { liveAttemptColumns } from './attempt-columns.tsx';
import { findLiveAttempts, type ShownState, type LiveAttemptRow } from './attempt-view.ts';
import { nobodyIs } from './format-attempt.ts';

interface LiveAttemptsListProps {
  rows: readonly LiveAttemptRow[];
  shown: ShownState;
  search: string;
  /** Lists everyone again. */
  onShowAll: () => void;
}

/** The students of a running quiz who match the state and the search. */
export function LiveAttemptsList({ rows, shown, search, onShowAll }: LiveAttemptsListProps) {
  const found = useMemo(() => findLiveAttempts(rows, shown, search), [rows, shown, search]);

  if (rows.length === 0) {
    return (
      <EmptyState title={liveAttemptsMessages.noStudents} icon={<IconUsersGroup size={32} />}>
        {liveAttemptsMessages.noStudentsAdvice}
      </EmptyState>
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState
        title={search === '' && shown !== 'all' ? nobodyIs[shown] : markingMessages.noMatch}
        icon={<IconListSearch size={32} />}
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all students
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      caption="Students of this quiz"
      columns={liveAttemptColumns}
      rows={found}
      rowKey={({ userId }) => userId}
      initialSort={{ key: 'name' }}
      hasFixedColumns
    />
  );
}
