import { Text } from '@mantine/core';
import { IconAlarm } from '../../../icons/alarm.ts';
import { IconClockPause } from '../../../icons/clock-pause.ts';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { formatTime } from '../../../ui/dates/format-date.ts';
import { formatCountdown, LAST_MINUTE_SECONDS } from '../clock/attempt-clock.ts';
import { useLiveTime } from './live-clock.ts';
import { LiveAttemptActions } from './actions/attempt-actions.tsx';
import { LiveAttemptStateChip } from './attempt-state.tsx';
import { isUnderWay, secondsLeft, type LiveAttemptRow, statesByUrgency } from './attempt-view.ts';
import { formatAgo, formatEnding, formatMoreTime } from './format-attempt.ts';
import classes from './attempts.module.css';

/** The columns of the list; a constant, so that only changed rows render. */
export const liveAttemptColumns: readonly DataTableColumn<LiveAttemptRow>[] = [
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
    cell: (attempt) => <State attempt={attempt} />,
  },
  {
    key: 'timeLeft',
    header: 'Time left',
    width: '14%',
    // Sorts by deadline rather than seconds left, which would re-sort the list every second.
    sortValue: (attempt) =>
      isUnderWay(attempt) && attempt.deadlineAt !== null ? Date.parse(attempt.deadlineAt) : null,
    cell: (attempt) => <TimeLeft attempt={attempt} />,
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
    cell: (attempt) => <LiveAttemptActions attempt={attempt} />,
  },
];

function Student(attempt: LiveAttemptRow) {
  const moreTime = formatMoreTime(attempt);
  return (
    <>
      <span className={classes.name}>{attempt.displayName}</span>
      {moreTime !== '' && <Detail>{moreTime}</Detail>}
    </>
  );
}

function State({ attempt }: { attempt: LiveAttemptRow }) {
  const { state, startedAt, lastSeenAt } = attempt;
  return (
    <span className={classes.state}>
      <LiveAttemptStateChip state={state} />
      {state === 'finished' && <Detail>{formatEnding(attempt)}</Detail>}
      {state === 'offline' && lastSeenAt !== null && <LastSeen at={lastSeenAt} />}
      {(state === 'writing' || state === 'here') && startedAt !== null && (
        <Detail>started at {formatTime(startedAt)}</Detail>
      )}
    </span>
  );
}

function LastSeen({ at }: { at: string }) {
  const words = useLiveTime((now) =>
    formatAgo(Math.max(0, Math.round((now - Date.parse(at)) / 1000))),
  );
  return <Detail>last seen {words}</Detail>;
}

function TimeLeft({ attempt }: { attempt: LiveAttemptRow }) {
  const seconds = useLiveTime((now) => secondsLeft(attempt, now));
  if (seconds === null) return null;
  const isResting = attempt.restEndsAt !== null;
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
