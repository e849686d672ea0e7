import { Badge, Table } from '@mantine/core';
import type { LeaderboardEntry } from '../../../shared/contract/typing-test.ts';
import { formatDate, formatTime } from '../../ui/dates/format-date.ts';
import classes from './leaderboard-table.module.css';

interface LeaderboardTableProps {
  caption: string;
  entries: readonly LeaderboardEntry[];
}

/** Ten short rows in fixed order; on a phone they stay a table, only denser. */
export function LeaderboardTable({ caption, entries }: LeaderboardTableProps) {
  return (
    <Table className={classes.table} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Rank</Table.Th>
          <Table.Th scope="col">Username</Table.Th>
          <Table.Th scope="col" data-number>
            WPM
          </Table.Th>
          <Table.Th scope="col" data-number>
            Accuracy
          </Table.Th>
          <Table.Th scope="col">Date/Time</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(({ rank, username, wpm, accuracy, timestamp, isYou }) => (
          <Table.Tr key={rank} className={classes.row} data-you={isYou || undefined}>
            <Table.Td>{rank}</Table.Td>
            <Table.Th scope="row">
              {username}
              {isYou && (
                <Badge variant="outline" size="sm" className={classes.you}>
                  You
                </Badge>
              )}
            </Table.Th>
            <Table.Td data-number>{wpm}</Table.Td>
            <Table.Td data-number>{accuracy}%</Table.Td>
            <Table.Td>
              <time dateTime={timestamp} className={classes.when}>
                <span>{formatDate(timestamp)},</span> <span>{formatTime(timestamp)}</span>
              </time>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
