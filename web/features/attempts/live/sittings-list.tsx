import { Button } from '@mantine/core';
import { IconListSearch, IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { sittingsMessages } from '../../../../shared/messages/sittings.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { sittingColumns } from './sitting-columns.tsx';
import { findSittings, type ShownState, type SittingRow } from './sitting-view.ts';
import { nobodyIs } from './sitting-words.ts';

interface SittingsListProps {
  rows: readonly SittingRow[];
  shown: ShownState;
  search: string;
  /** Lists everyone again. */
  onShowAll: () => void;
}

/** The students of a running quiz, as far as they match state and search. */
export function SittingsList({ rows, shown, search, onShowAll }: SittingsListProps) {
  const found = useMemo(() => findSittings(rows, shown, search), [rows, shown, search]);

  if (rows.length === 0) {
    return (
      <EmptyState title={sittingsMessages.noStudents} icon={<IconUsersGroup size={32} />}>
        {sittingsMessages.noStudentsAdvice}
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
      columns={sittingColumns}
      rows={found}
      rowKey={({ userId }) => userId}
      initialSort={{ key: 'name' }}
      hasFixedColumns
    />
  );
}
