import { Pagination, Text } from '@mantine/core';
import { counted, inDigits } from '../../../shared/counted.ts';
import classes from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  pageSize: number;
  /** The number of rows on all pages. */
  total: number;
  /** The noun for the rows, singular and plural. */
  noun: readonly [one: string, several: string];
  onTurn: (page: number) => void;
}

/** Returns how many pages a list of this length has; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Shows which rows of a list are visible, and the buttons to change page. */
export function ListPages({ page, pageSize, total, noun, onTurn }: ListPagesProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className={classes.pages}>
      <output>
        <Text component="span" c="dimmed" size="sm" className={classes.position}>
          {total > pageSize && `${inDigits(first)}–${inDigits(last)} of `}
          {counted(total, ...noun)}
        </Text>
      </output>
      <Pagination
        total={pageCount(total, pageSize)}
        value={page}
        onChange={onTurn}
        hideWithOnePage
        size="sm"
        siblings={1}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </div>
  );
}
