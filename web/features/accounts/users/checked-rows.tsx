import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import { DataTable, type DataTableColumn } from '../../../ui/data-table.tsx';
import { ListPages } from '../../../ui/list-pages.tsx';
import classes from './add-people.module.css';
import { needsAttention } from './use-invitation.ts';

/** 5,000 rows in the page at once would make it slow. */
const ROWS_PER_PAGE = 50;
const noun = ['row', 'rows'] as const;

const outcomes = {
  ready: { label: 'Ready', Icon: IconCheck },
  exists: { label: 'Known already', Icon: IconUserCheck },
  duplicate: { label: 'Repeated', Icon: IconCopy },
  invalid: { label: 'Not valid', Icon: IconAlertTriangle },
} as const;

const columns: readonly DataTableColumn<ImportedRow>[] = [
  { key: 'row', header: 'Row', width: '4rem', align: 'end', cell: ({ row }) => row },
  {
    key: 'name',
    header: 'Name',
    width: '28%',
    isRowHeader: true,
    cell: ({ name }) => <Clipped text={name} />,
  },
  {
    key: 'email',
    header: 'Email',
    width: '30%',
    cell: ({ email }) => <Clipped text={email} />,
  },
  { key: 'outcome', header: 'Outcome', cell: (row) => <Outcome row={row} /> },
];

const filters = [
  { name: 'All', isShown: () => true },
  { name: 'Need attention', isShown: needsAttention },
  { name: 'Ready', isShown: ({ outcome }: ImportedRow) => outcome === 'ready' },
  { name: 'Known already', isShown: ({ outcome }: ImportedRow) => outcome === 'exists' },
] as const;
type FilterName = (typeof filters)[number]['name'];

/** The rows of a checked list, by outcome and page. */
export function CheckedRows({ rows }: { rows: readonly ImportedRow[] }) {
  const [chosen, setChosen] = useState<FilterName>(
    rows.some(needsAttention) ? 'Need attention' : 'All',
  );
  const [page, setPage] = useState(1);

  const groups = filters
    .map(({ name, isShown }) => ({ name, rows: rows.filter(isShown) }))
    .filter((group) => group.rows.length > 0);
  const shown = groups.find(({ name }) => name === chosen)?.rows ?? rows;
  const onPage = shown.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);

  const choose = (name: FilterName) => {
    setChosen(name);
    setPage(1);
  };
  return (
    <div className={classes.report}>
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
      <DataTable
        caption="What would become of each row"
        columns={columns}
        rows={onPage}
        rowKey={({ row }) => String(row)}
      />
      <ListPages
        page={page}
        pageSize={ROWS_PER_PAGE}
        total={shown.length}
        noun={noun}
        onTurn={setPage}
      />
    </div>
  );
}

/** In the direction of its own script, but on the side of the others. */
function Clipped({ text }: { text: string }) {
  return (
    <span className={classes.clipped}>
      <bdi>{text || '—'}</bdi>
    </span>
  );
}

function Outcome({ row: { outcome, problem } }: { row: ImportedRow }) {
  const { label, Icon } = outcomes[outcome];
  return (
    <span className={classes.outcome} data-outcome={outcome}>
      <Icon size={16} aria-hidden className={classes.outcomeIcon} />
      <span>
        <span className={classes.outcomeLabel}>{label}</span>
        {problem && <span className={classes.problem}>{problem}</span>}
      </span>
    </span>
  );
}
