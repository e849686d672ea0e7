import { useMemo, useState } from 'react';
import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { pageCount } from '../../../../ui/lists/list-pages.tsx';
import { useIsPrinting } from '../../../../ui/print/use-is-printing.ts';
import { type Sort, type SortValue, useSortedRows } from '../../../../ui/tables/use-sorted-rows.ts';

/** As many rows as a large class has; they render without a noticeable delay. */
export const RESULTS_PER_PAGE = 50;

interface SortableColumn {
  key: string;
  sortValue?: (student: StudentResult) => SortValue;
}

const best: Sort = { key: 'percentage', isDescending: true };

/**
 * Returns the students by search, sort and page; best first by default, and all of them when
 * printing.
 */
export function useStudentRows(
  students: readonly StudentResult[],
  columns: readonly SortableColumn[],
) {
  const [search, setSearch] = useState('');
  const [turnedTo, setPage] = useState(1);
  const isPrinting = useIsPrinting();
  const found = useMemo(() => students.filter(matches(search)), [students, search]);
  const { sortedRows, sort, toggleSort } = useSortedRows(found, columns, best);
  // A smaller class may have fewer pages than the current page number.
  const page = Math.min(turnedTo, pageCount(found.length, RESULTS_PER_PAGE));
  const start = (page - 1) * RESULTS_PER_PAGE;
  return {
    rows: isPrinting ? sortedRows : sortedRows.slice(start, start + RESULTS_PER_PAGE),
    total: found.length,
    isSearchable: students.length > RESULTS_PER_PAGE,
    search,
    setSearch: (text: string) => {
      setSearch(text.trim());
      setPage(1);
    },
    sort: sort ?? best,
    toggleSort: (key: string) => {
      toggleSort(key);
      setPage(1);
    },
    page,
    setPage,
  };
}

export type StudentRows = ReturnType<typeof useStudentRows>;

function matches(search: string): (student: StudentResult) => boolean {
  const wanted = search.toLowerCase();
  return ({ username, displayName, email }) =>
    [username, displayName, email].some((text) => text.toLowerCase().includes(wanted));
}
