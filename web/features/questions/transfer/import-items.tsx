import { counted } from '../../../../shared/counted.ts';
import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import { IconBan } from '../../../icons/ban.ts';
import { IconCheck } from '../../../icons/check.ts';
import { IconCopy } from '../../../icons/copy.ts';
import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { Clipped } from '../../../ui/tables/clipped.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { ReportTable } from '../../../ui/tables/report-table.tsx';
import { RowOutcome } from '../../../ui/tables/row-outcome.tsx';
import classes from './question-transfer.module.css';

const ITEMS_PER_PAGE = 25;
const noun = ['item', 'items'] as const;

const outcomes = {
  ready: { label: 'Ready', Icon: IconCheck, tone: 'good', rank: 3 },
  invalid: { label: 'Needs attention', Icon: IconAlertTriangle, tone: 'bad', rank: 0 },
  duplicate: { label: 'Known already', Icon: IconCopy, tone: 'neutral', rank: 2 },
  unsupported: { label: 'Not supported', Icon: IconBan, tone: 'neutral', rank: 1 },
} as const;

const columns: readonly DataTableColumn<ImportedItem>[] = [
  { key: 'item', header: 'Item', width: '4rem', align: 'end', cell: ({ item }) => item },
  {
    key: 'title',
    header: 'Title',
    width: '45%',
    isRowHeader: true,
    cell: ({ title, recognised }) => (
      <>
        <Clipped text={title || 'Without a title'} />
        {recognised && (
          <div className={classes.recognised}>
            {counted(recognised.maxMark, 'mark')}
            {recognised.markScheme && `, for:\n${recognised.markScheme}`}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, problem, notices }) => {
      const { label, Icon, tone } = outcomes[outcome];
      return <RowOutcome label={label} Icon={Icon} tone={tone} remarks={[problem, ...notices]} />;
    },
  },
];

interface ImportItemsProps {
  caption: string;
  items: readonly ImportedItem[];
}

/** The outcome for each item of a file; those that need attention come first. */
export function ImportItems({ caption, items }: ImportItemsProps) {
  const inOrder = [...items].sort((a, b) => outcomes[a.outcome].rank - outcomes[b.outcome].rank);
  return (
    <div>
      <ReportTable
        caption={caption}
        columns={columns}
        rows={inOrder}
        rowKey={({ item }) => String(item)}
        noun={noun}
        pageSize={ITEMS_PER_PAGE}
      />
    </div>
  );
}
