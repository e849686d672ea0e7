import { Table, Text } from '@mantine/core';
import type { ReportBatch } from '../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './auto-report.module.css';
import { balanceOf } from './class-balance.ts';

const one = (value: number) => value.toFixed(1);

/** The class as a whole: whether some groups get longer or warmer reports than others. */
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
        <Table.ScrollContainer minWidth={520} type="native">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Group</Table.Th>
                <Table.Th>Reports</Table.Th>
                <Table.Th>Words each</Table.Th>
                <Table.Th>Praise</Table.Th>
                <Table.Th>Effort</Table.Th>
                <Table.Th>Ability</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {groups.map((row) => (
                <Table.Tr key={row.group}>
                  <Table.Th scope="row">{row.group}</Table.Th>
                  <Table.Td>{row.reports}</Table.Td>
                  <Table.Td>{Math.round(row.words)}</Table.Td>
                  <Table.Td>{one(row.praise)}</Table.Td>
                  <Table.Td>{one(row.effort)}</Table.Td>
                  <Table.Td>{one(row.ability)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </details>
    </Panel>
  );
}
