import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import { IconCheck } from '../../../icons/check.ts';
import { IconCopy } from '../../../icons/copy.ts';
import { IconUserCheck } from '../../../icons/user-check.ts';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import { Clipped } from '../../../ui/tables/clipped.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { type ReportFilter, ReportTable } from '../../../ui/tables/report-table.tsx';
import { RowOutcome } from '../../../ui/tables/row-outcome.tsx';
import classes from './add-people.module.css';
import { needsAttention } from './use-invitation.ts';

const ROWS_PER_PAGE = 50;
const noun = ['row', 'rows'] as const;

const outcomes = {
  ready: { label: 'Ready', Icon: IconCheck, tone: 'good' },
  unproved: { label: 'To be confirmed', Icon: IconUserCheck, tone: 'neutral' },
  exists: { label: 'Known already', Icon: IconUserCheck, tone: 'neutral' },
  duplicate: { label: 'Repeated', Icon: IconCopy, tone: 'bad' },
  invalid: { label: 'Not valid', Icon: IconAlertTriangle, tone: 'bad' },
} as const;

const columns: readonly DataTableColumn<ImportedRow>[] = [
  { key: 'row', header: 'Row', width: '4rem', align: 'end', cell: ({ row }) => row },
  {
    key: 'name',
    header: 'Name',
    width: '28%',
    isRowHeader: true,
    cell: ({ name }) => <ForeignText text={name} />,
  },
  {
    key: 'email',
    header: 'Email',
    width: '30%',
    cell: ({ email }) => <ForeignText text={email} />,
  },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, problem }) => <RowOutcome {...outcomes[outcome]} remarks={[problem]} />,
  },
];

const ALL = 'All';
const NEED_ATTENTION = 'Need attention';
const filters: readonly ReportFilter<ImportedRow>[] = [
  { name: ALL, isShown: () => true },
  { name: NEED_ATTENTION, isShown: needsAttention },
  { name: 'Ready', isShown: ({ outcome }) => outcome === 'ready' },
  { name: 'Known already', isShown: ({ outcome }) => outcome === 'exists' },
];

/** The rows of a checked list, with filters by outcome and pages. */
export function CheckedRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <div className={classes.report}>
      <ReportTable
        caption="What will happen to each row"
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
        noun={noun}
        pageSize={ROWS_PER_PAGE}
        filters={filters}
        initialFilter={rows.some(needsAttention) ? NEED_ATTENTION : ALL}
      />
    </div>
  );
}

/** Text in the direction of its own script, but aligned with the other cells. */
function ForeignText({ text }: { text: string }) {
  return <Clipped text={text || '—'} />;
}
