import { Text } from '@mantine/core';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { DataTable, type DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../auto-report.module.css';
import { balanceOf, type GroupBalance } from './class-balance.ts';

const one = (value: number) => value.toFixed(1);

const columns: DataTableColumn<GroupBalance>[] = [
  { key: 'group', header: 'Group', cell: ({ group }) => group, isRowHeader: true },
  { key: 'reports', header: 'Reports', cell: ({ reports }) => reports, align: 'end' },
  { key: 'words', header: 'Words each', cell: ({ words }) => Math.round(words), align: 'end' },
  { key: 'praise', header: 'Praise', cell: ({ praise }) => one(praise), align: 'end' },
  { key: 'effort', header: 'Effort', cell: ({ effort }) => one(effort), align: 'end' },
  { key: 'ability', header: 'Ability', cell: ({ ability }) => one(ability), align: 'end' },
];

/** Shows whether some groups of the class get longer or warmer reports than others. */
export function ClassBalanceTable({ batch }: { batch: ReportBatch }) {
  const groups = balanceOf(batch);
  if (groups === null) return null;
  return (
    <Panel className={classes.balance}>
      <details>
        <summary>Length and tone by group</summary>
        <Text size="sm" c="dimmed" my="sm">
          {reportsMessages.balance}
        </Text>
        <DataTable
          caption="Length and tone by group"
          columns={columns}
          rows={groups}
          rowKey={({ group }) => group}
        />
      </details>
    </Panel>
  );
}
