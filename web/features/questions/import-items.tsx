import { IconAlertTriangle, IconBan, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedItem } from '../../../shared/contract/question-transfer.ts';
import { DataTable, type DataTableColumn } from '../../ui/data-table.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import classes from './question-transfer.module.css';

/** Thousands of rows in the page at once would make it slow. */
const ITEMS_PER_PAGE = 25;
const noun = ['item', 'items'] as const;

const outcomes = {
  ready: { label: 'Ready', Icon: IconCheck, rank: 3 },
  invalid: { label: 'Needs attention', Icon: IconAlertTriangle, rank: 0 },
  duplicate: { label: 'Known already', Icon: IconCopy, rank: 2 },
  unsupported: { label: 'Not supported', Icon: IconBan, rank: 1 },
} as const;

const columns: readonly DataTableColumn<ImportedItem>[] = [
  { key: 'item', header: 'Item', width: '4rem', align: 'end', cell: ({ item }) => item },
  {
    key: 'title',
    header: 'Title',
    width: '45%',
    isRowHeader: true,
    cell: ({ title }) => <span className={classes.clipped}>{title || 'Without a title'}</span>,
  },
  { key: 'outcome', header: 'Outcome', cell: (item) => <Outcome item={item} /> },
];

interface ImportItemsProps {
  caption: string;
  items: readonly ImportedItem[];
}

/** What became of each item of a file; those that a teacher must look at come first. */
export function ImportItems({ caption, items }: ImportItemsProps) {
  const [page, setPage] = useState(1);
  const inOrder = items.toSorted((a, b) => outcomes[a.outcome].rank - outcomes[b.outcome].rank);
  return (
    <div>
      <DataTable
        caption={caption}
        columns={columns}
        rows={inOrder.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE)}
        rowKey={({ item }) => String(item)}
      />
      <ListPages
        page={page}
        pageSize={ITEMS_PER_PAGE}
        total={items.length}
        noun={noun}
        onTurn={setPage}
      />
    </div>
  );
}

function Outcome({ item: { outcome, problem, notice } }: { item: ImportedItem }) {
  const { label, Icon } = outcomes[outcome];
  return (
    <span className={classes.outcome} data-outcome={outcome}>
      <Icon size={16} aria-hidden className={classes.outcomeIcon} />
      <span>
        <span className={classes.outcomeLabel}>{label}</span>
        {[problem, notice].filter(Boolean).map((sentence) => (
          <span key={sentence} className={classes.remark}>
            {sentence}
          </span>
        ))}
      </span>
    </span>
  );
}
