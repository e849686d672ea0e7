import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './deleted-list.module.css';
import { ErrorState } from './error-state.tsx';
import { Facts } from './facts.tsx';
import { formatDateTime } from './format-date.ts';
import { ListPages } from './list-pages.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface Deleted {
  deletedAt: string;
}

/** A row as it is shown. */
interface Shown {
  key: string;
  title: ReactNode;
  /** The title as plain words, for the button. */
  label: string;
  facts: readonly (string | false)[];
}

interface DeletedListProps<Item extends Deleted> {
  query: UseQueryResult<{ items: Item[]; total: number }>;
  page: number;
  pageSize: number;
  onTurn: (page: number) => void;
  noun: readonly [one: string, several: string];
  /** What it means that they are deleted, and that they come back. */
  about: string;
  /** Said where there are none, and where they cannot be read. */
  none: string;
  failed: string;
  show: (item: Item) => Shown;
  isBringingBack: boolean;
  /** Calls `whenBack` once the item is no longer among them. */
  onBringBack: (item: Item, whenBack: () => void) => void;
}

/** What was deleted, for whoever may bring it back. */
export function DeletedList<Item extends Deleted>({
  query,
  page,
  pageSize,
  onTurn,
  noun,
  about,
  none,
  failed,
  show,
  isBringingBack,
  onBringBack,
}: DeletedListProps<Item>) {
  if (query.isPending) return <ListSkeleton />;
  const failure = query.isError && <ErrorState of={query} message={failed} />;
  if (!query.data) return failure;
  const { items, total } = query.data;
  if (total === 0) return failure || <Text>{none}</Text>;
  const whenBack = () => {
    // With its last row a page is gone, too.
    if (items.length === 1) onTurn(Math.max(1, page - 1));
  };
  return (
    <>
      {failure}
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      <ul className={classes.list}>
        {items.map((item) => {
          const { key, title, label, facts } = show(item);
          return (
            <li key={key}>
              <div>
                {title}
                <Text size="sm" c="dimmed">
                  <Facts of={[...facts, `deleted ${formatDateTime(item.deletedAt)}`]} />
                </Text>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={`Bring back: ${label}`}
                disabled={isBringingBack}
                onClick={() => onBringBack(item, whenBack)}
              >
                Bring back
              </Button>
            </li>
          );
        })}
      </ul>
      <ListPages page={page} pageSize={pageSize} total={total} noun={noun} onTurn={onTurn} />
    </>
  );
}
