import type { LiveAttempt, LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import { formatDate, formatTime } from '../../../ui/dates/format-date.ts';
import { counted } from '../../../../shared/counted.ts';
import type { ShownState } from './attempt-view.ts';

export const stateNames: Record<ShownState, string> = {
  all: 'All students',
  writing: 'Writing',
  here: 'Here',
  offline: 'Offline',
  'not-started': 'Not started',
  finished: 'Finished',
};

/** The text of a list that has nobody in this state. */
export const nobodyIs: Record<LiveAttemptState, string> = {
  writing: 'Nobody is writing at the moment.',
  here: 'Nobody is here but not writing.',
  offline: 'Nobody is offline.',
  'not-started': 'Everyone has started.',
  finished: 'Nobody has finished yet.',
};

const endings: Record<NonNullable<LiveAttempt['finishedBecause']>, string> = {
  submitted: 'submitted',
  'time-up': 'time ran out',
  deadline: 'closed when time ran out',
  teacher: 'by a teacher',
};

/**
 * Formats how and when the attempt ended, e.g. "submitted at 14:31", or with the date if not today;
 * empty before it has ended.
 */
export function formatEnding({ finishedAt, finishedBecause }: LiveAttempt): string {
  if (finishedAt === null) return '';
  const how = finishedBecause === null ? 'ended' : endings[finishedBecause];
  const isToday = formatDate(finishedAt) === formatDate(new Date().toISOString());
  const when = isToday ? `at ${formatTime(finishedAt)}` : `on ${formatDate(finishedAt)}`;
  return `${how} ${when}`;
}

/** Explains why this student has more time, e.g. "25% extra time · 5 min added". */
export function formatMoreTime({ extraTimePercentage, addedMinutes }: LiveAttempt): string {
  return [
    extraTimePercentage > 0 && `${extraTimePercentage}% extra time`,
    addedMinutes > 0 && `${addedMinutes} min added`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const SECONDS_PER_MINUTE = 60;

/** Formats an age as "40 s ago" or "3 min ago". */
export function formatAgo(seconds: number): string {
  return seconds < 2 * SECONDS_PER_MINUTE
    ? `${seconds} s ago`
    : `${Math.floor(seconds / SECONDS_PER_MINUTE)} min ago`;
}

/** Formats minutes as "1 minute" or "5 minutes". */
export function formatMinutes(minutes: number): string {
  return counted(minutes, 'minute');
}
