import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './deleted-list.module.css';
import { ErrorState } from '../states/error-state.tsx';
import { Facts } from '../text/facts.tsx';
import { formatDateTime } from '../dates/format-date.ts';
import { ListPages } from './list-pages.tsx';
import { ListSkeleton } from '../states/list-skeleton.tsx';

interface Deleted {
  deletedAt: string;
}

/** What a row displays. */
interface Shown {
  key: string;
  title: ReactNode;
  /** The title as plain text, for the button's label. */
  label: string;
  facts: readonly (string | false)[];
}

interface DeletedListProps<Item extends Deleted> {
  query: UseQueryResult<{ items: Item[]; total: number }>;
  page: number;
  pageSize: number;
  onTurn: (page: number) => void;
  noun: readonly [one: string, several: string];
  /** Explains what deletion means and that it can be undone. */
  about: string;
  /** Shown if there are no items, and if they cannot be loaded. */
  none: string;
  failed: string;
  show: (item: Item) => Shown;
  isBringingBack: boolean;
  /** Restores an item; calls `whenBack` once the item is no longer in the list. */
  onBringBack: (item: Item, whenBack: () => void) => void;
}

/** A list of deleted items, for people who may restore them. */
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
    // When the last row of a page is restored, that page disappears.
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
