import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown } from '../../icons/arrow-down.ts';
import { IconArrowUp } from '../../icons/arrow-up.ts';
import { IconArrowsSort } from '../../icons/arrows-sort.ts';
import { memo, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { nextSort, type Sort, type SortValue, useSortedRows } from './use-sorted-rows.ts';

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  /** Explains the column, next to its header. */
  help?: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Makes the column sortable, by this value. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable by the server (`serverSort`). */
  isSortable?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Names the row: its header cell, and the title of its card on a phone. */
  isRowHeader?: boolean;
  /** For columns of buttons and checkboxes: only screen readers get the header. */
  isHeaderHidden?: boolean;
  /** For a self-explanatory value: a card shows it over the full width, without the header. */
  isUnlabelledOnCard?: boolean;
  width?: string;
}

export interface DataTableProps<Row> {
  /** Describes the table's content to screen readers. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort?: { key: string; isDescending?: boolean };
  /** For rows that change by themselves: columns keep their width, whatever their content. */
  hasFixedColumns?: boolean;
  /**
   * For paged lists, which the server sorts: the current sort, and the callback that requests
   * another.
   */
  serverSort?: { sort: Sort; onSort: (sort: Sort) => void };
}

/** A table that can be sorted by its headers and turns into a list of cards on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  initialSort,
  hasFixedColumns = false,
  serverSort,
}: DataTableProps<Row>) {
  const { sortedRows, ...local } = useSortedRows(rows, columns, initialSort);
  const sort = serverSort?.sort ?? local.sort;
  const toggleSort = serverSort
    ? (key: string) => serverSort.onSort(nextSort(serverSort.sort, key))
    : local.toggleSort;

  return (
    <Table
      className={classes.table}
      layout={hasFixedColumns ? 'fixed' : 'auto'}
      verticalSpacing="sm"
    >
      <caption className={classes.caption}>{caption}</caption>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <Table.Thead className={classes.head}>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th
              key={column.key}
              scope="col"
              data-align={column.align}
              aria-sort={ariaSort(column, sort)}
              // Leaves out the help text, which screen readers would repeat at every cell.
              aria-label={column.help ? column.header : undefined}
            >
              {headerContent(column, sort, toggleSort)}
              {column.help}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sortedRows.map((row, index) => (
          <DataRow key={rowKey(row)} columns={columns} row={row} index={index} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface DataRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  row: Row;
  index: number;
}

/**
 * Memoised so that a row renders only when it or the columns change: lists that refresh themselves
 * are long.
 */
const DataRow = memo(function DataRow<Row>({ columns, row, index }: DataRowProps<Row>) {
  return (
    <Table.Tr className={classes.row}>
      {columns.map((column) => {
        const Cell = column.isRowHeader ? Table.Th : Table.Td;
        return (
          <Cell
            key={column.key}
            className={classes.cell}
            scope={column.isRowHeader ? 'row' : undefined}
            data-align={column.align}
            data-label={cardLabel(column)}
          >
            <div>{column.cell(row, index)}</div>
          </Cell>
        );
      })}
    </Table.Tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactNode;

function cardLabel<Row>(column: DataTableColumn<Row>): string | undefined {
  const { isHeaderHidden, isRowHeader, isUnlabelledOnCard, header } = column;
  return isHeaderHidden || isRowHeader || isUnlabelledOnCard ? undefined : header;
}

function canSort<Row>({ sortValue, isSortable }: DataTableColumn<Row>): boolean {
  return sortValue !== undefined || isSortable === true;
}

function ariaSort<Row>(column: DataTableColumn<Row>, sort: Sort | null) {
  if (!canSort(column)) return undefined;
  if (sort?.key !== column.key) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

function headerContent<Row>(
  column: DataTableColumn<Row>,
  sort: Sort | null,
  toggleSort: (key: string) => void,
) {
  if (column.isHeaderHidden) return <span className={classes.spoken}>{column.header}</span>;
  if (!canSort(column)) return column.header;
  const isActive = sort?.key === column.key;
  const ActiveIcon = sort?.isDescending ? IconArrowDown : IconArrowUp;
  const Icon = isActive ? ActiveIcon : IconArrowsSort;
  return (
    <UnstyledButton
      className={classes.sort}
      data-active={isActive || undefined}
      onClick={() => toggleSort(column.key)}
    >
      {column.header}
      <Icon size={14} aria-hidden />
    </UnstyledButton>
  );
}
