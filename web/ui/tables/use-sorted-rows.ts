import { useMemo, useState } from 'react';

export type SortValue = string | number | null;

interface SortableColumn<Row> {
  key: string;
  sortValue?: (row: Row) => SortValue;
}

interface InitialSort {
  key: string;
  isDescending?: boolean;
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/**
 * Compares numbers by size and texts in natural order; missing values come last in both directions.
 */
export function compareSortValues(a: SortValue, b: SortValue, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return isDescending ? -order : order;
}

export interface Sort {
  key: string;
  isDescending: boolean;
}

/**
 * Returns the sort after a column is chosen: ascending, or the reverse if it is already the sort
 * column.
 */
export function nextSort(current: Sort | null, key: string): Sort {
  return { key, isDescending: current?.key === key ? !current.isDescending : false };
}

/** Sorts rows by one column; choosing the same column again reverses the order. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  initialSort?: InitialSort,
) {
  const [sort, setSort] = useState<Sort | null>(
    initialSort ? { key: initialSort.key, isDescending: initialSort.isDescending ?? false } : null,
  );

  const sortedRows = useMemo(() => {
    const valueOf = columns.find((column) => column.key === sort?.key)?.sortValue;
    if (!sort || !valueOf) return rows;
    return [...rows].sort((a, b) => compareSortValues(valueOf(a), valueOf(b), sort.isDescending));
  }, [rows, columns, sort]);

  const toggleSort = (key: string) => setSort((current) => nextSort(current, key));

  return { sortedRows, sort, toggleSort };
}
