import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import classes from './rows.module.css';

interface RowListProps<Item> {
  query: UseQueryResult<{ items: Item[] }>;
  /** In pixels, while the rows are loading. */
  height: number;
  failed: string;
  none: string;
  /** Shown above the rows, if there are any. */
  above?: ReactNode;
  keyOf: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
}

/** A short list in a panel or a dialog, or its loading, error or empty state. */
export function RowList<Item>({
  query,
  height,
  failed,
  none,
  above,
  keyOf,
  renderRow,
}: RowListProps<Item>) {
  if (query.isPending) return <Skeleton h={height} />;
  if (!query.data) return <ErrorState of={query} message={failed} />;
  const { items } = query.data;
  if (items.length === 0) return <p className={classes.dim}>{none}</p>;
  return (
    <>
      {above}
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={keyOf(item)} className={classes.row}>
            {renderRow(item)}
          </li>
        ))}
      </ul>
    </>
  );
}
