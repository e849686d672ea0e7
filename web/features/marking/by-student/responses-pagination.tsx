import { Button, NativeSelect, Text } from '@mantine/core';
import { useId } from 'react';
import { pageCount, pageSizes, type ResponsesView } from '../responses-view.ts';
import classes from './responses-pagination.module.css';

interface ResponsesPaginationProps {
  view: ResponsesView;
  matchingStudents: number;
  onChange: (changes: Partial<ResponsesView>) => void;
}

/** The pager of the student list. */
export function ResponsesPagination({
  view,
  matchingStudents,
  onChange,
}: ResponsesPaginationProps) {
  const { page, pageSize } = view;
  const sizeId = useId();
  const last = pageCount(matchingStudents, pageSize);
  const turnTo = (next: number) => onChange({ page: next });
  return (
    <nav className={classes.pagination} aria-label="Pages of students">
      <div className={classes.pages}>
        <PageButton label="First" isAtEnd={page <= 1} onTurn={() => turnTo(1)} />
        <PageButton label="Prev" isAtEnd={page <= 1} onTurn={() => turnTo(page - 1)} />
        <Text aria-live="polite" className={classes.position}>
          Page {page} of {last}
        </Text>
        <PageButton label="Next" isAtEnd={page >= last} onTurn={() => turnTo(page + 1)} />
        <PageButton label="Last" isAtEnd={page >= last} onTurn={() => turnTo(last)} />
      </div>
      <div className={classes.size}>
        <label htmlFor={sizeId}>Students per page</label>
        <NativeSelect
          id={sizeId}
          data={pageSizes.map(String)}
          value={String(pageSize)}
          onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value), page: 1 })}
        />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  label: string;
  isAtEnd: boolean;
  onTurn: () => void;
}

/** Stays focusable on the last page, so that keyboard users keep their place. */
function PageButton({ label, isAtEnd, onTurn }: PageButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.turn}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onTurn}
    >
      {label}
    </Button>
  );
}
