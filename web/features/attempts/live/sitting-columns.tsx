import { Text } from '@mantine/core';
import { IconAlarm, IconClockPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../ui/data-table.tsx';
import { formatTime } from '../../../ui/format-date.ts';
import { formatCountdown, LAST_MINUTE_SECONDS } from '../countdown.ts';
import { useLiveTime } from './live-clock.ts';
import { SittingActions } from './sitting-actions.tsx';
import { SittingStateChip } from './sitting-state.tsx';
import { isUnderWay, secondsLeft, type SittingRow, statesByUrgency } from './sitting-view.ts';
import { agoWords, endingWords, moreTimeWords } from './sitting-words.ts';
import classes from './sittings.module.css';

/** The columns of the list, the same for every quiz, so that only rows that changed are drawn. */
export const sittingColumns: readonly DataTableColumn<SittingRow>[] = [
  {
    key: 'name',
    header: 'Student',
    isRowHeader: true,
    sortValue: ({ displayName }) => displayName,
    cell: Student,
  },
  {
    key: 'state',
    header: 'State',
    width: '22%',
    sortValue: ({ state }) => statesByUrgency.indexOf(state),
    cell: (sitting) => <State sitting={sitting} />,
  },
  {
    key: 'timeLeft',
    header: 'Time left',
    width: '14%',
    // Not the seconds that are left, or the order would have to be found anew with each of them.
    sortValue: (sitting) =>
      isUnderWay(sitting) && sitting.deadlineAt !== null ? Date.parse(sitting.deadlineAt) : null,
    cell: (sitting) => <TimeLeft sitting={sitting} />,
  },
  {
    key: 'answered',
    header: 'Answered',
    width: '13%',
    cell: ({ answered, questions, state }) =>
      state !== 'not-started' && `${answered} of ${questions}`,
  },
  {
    key: 'receipt',
    header: 'Receipt',
    width: '13%',
    cell: ({ receiptCode }) =>
      receiptCode && <span className={classes.receipt}>{receiptCode}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    width: '19%',
    cell: (sitting) => <SittingActions sitting={sitting} />,
  },
];

function Student(sitting: SittingRow) {
  const moreTime = moreTimeWords(sitting);
  return (
    <>
      <span className={classes.name}>{sitting.displayName}</span>
      {moreTime !== '' && <Detail>{moreTime}</Detail>}
    </>
  );
}

function State({ sitting }: { sitting: SittingRow }) {
  const { state, startedAt, lastSeenAt } = sitting;
  return (
    <span className={classes.state}>
      <SittingStateChip state={state} />
      {state === 'finished' && <Detail>{endingWords(sitting)}</Detail>}
      {state === 'offline' && lastSeenAt !== null && <LastSeen at={lastSeenAt} />}
      {(state === 'writing' || state === 'here') && startedAt !== null && (
        <Detail>started at {formatTime(startedAt)}</Detail>
      )}
    </span>
  );
}

function LastSeen({ at }: { at: string }) {
  const words = useLiveTime((now) =>
    agoWords(Math.max(0, Math.round((now - Date.parse(at)) / 1000))),
  );
  return <Detail>last seen {words}</Detail>;
}

function TimeLeft({ sitting }: { sitting: SittingRow }) {
  const seconds = useLiveTime((now) => secondsLeft(sitting, now));
  if (seconds === null) return null;
  const isResting = sitting.restEndsAt !== null;
  const isLastMinute = seconds < LAST_MINUTE_SECONDS && !isResting;
  return (
    <>
      <span className={classes.timeLeft} data-last-minute={isLastMinute || undefined}>
        {isLastMinute && <IconAlarm size={16} aria-hidden />}
        {isResting && <IconClockPause size={16} aria-hidden />}
        {formatCountdown(seconds)}
      </span>
      {isResting && <Detail>Rest break</Detail>}
    </>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
      {children}
    </Text>
  );
}
