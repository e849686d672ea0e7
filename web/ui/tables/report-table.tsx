import { Button } from '@mantine/core';
import { useState } from 'react';
import { DataTable, type DataTableColumn } from './data-table.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import classes from './report-table.module.css';

export interface ReportFilter<Row> {
  name: string;
  isShown: (row: Row) => boolean;
}

interface ReportTableProps<Row> {
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The noun for the rows, singular and plural. */
  noun: readonly [one: string, several: string];
  /** Rows per page; thousands of rows in the page at once would make it slow. */
  pageSize: number;
  /** Subsets of the rows that can be shown alone; empty ones are not offered. */
  filters?: readonly ReportFilter<Row>[];
  /** The name of the filter that is active at first. */
  initialFilter?: string;
}

/**
 * A table of what happened, or would happen, to each row of an imported list, with filters by
 * outcome and pages.
 */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { caption, columns, rows, rowKey, noun, pageSize, filters = [], initialFilter } = props;
  const [chosen, setChosen] = useState(initialFilter);
  const [page, setPage] = useState(1);

  const groups = filters
    .map(({ name, isShown }) => ({ name, rows: rows.filter(isShown) }))
    .filter((group) => group.rows.length > 0);
  const shown = groups.find(({ name }) => name === chosen)?.rows ?? rows;
  const choose = (name: string) => {
    setChosen(name);
    setPage(1);
  };

  return (
    <>
      {groups.length > 0 && (
        <fieldset className={classes.filters} aria-label="Rows to show">
          {groups.map((group) => (
            <Button
              key={group.name}
              size="xs"
              radius="xl"
              variant={group.name === chosen ? 'filled' : 'default'}
              aria-pressed={group.name === chosen}
              onClick={() => choose(group.name)}
            >
              {group.name} ({group.rows.length.toLocaleString('en-GB')})
            </Button>
          ))}
        </fieldset>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={rowKey}
      />
      <ListPages
        page={page}
        pageSize={pageSize}
        total={shown.length}
        noun={noun}
        onTurn={setPage}
      />
    </>
  );
}
