import type { LiveAttempt, LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';

const SECOND_MS = 1_000;

/** All states, those that may need the teacher first. */
export const statesByUrgency = [
  'offline',
  'here',
  'writing',
  'not-started',
  'finished',
] as const satisfies readonly LiveAttemptState[];

/** Which students to list: those in one state, or all. */
export type ShownState = LiveAttemptState | 'all';

/** Returns true if the student's clock is running. */
export function isUnderWay({ state }: Pick<LiveAttempt, 'state'>): boolean {
  return state !== 'not-started' && state !== 'finished';
}

/** Counts the students in each state and in total. */
export function countStates(attempts: readonly Pick<LiveAttempt, 'state'>[]) {
  const counts: Record<ShownState, number> = {
    all: attempts.length,
    'not-started': 0,
    writing: 0,
    here: 0,
    offline: 0,
    finished: 0,
  };
  for (const { state } of attempts) counts[state] += 1;
  return counts;
}

/** Returns the students in this state whose name contains the search. */
export function findLiveAttempts<Row extends Pick<LiveAttempt, 'state' | 'displayName'>>(
  attempts: readonly Row[],
  shown: ShownState,
  search: string,
): Row[] {
  const wanted = comparable(search.trim());
  return attempts.filter(
    ({ state, displayName }) =>
      (shown === 'all' || state === shown) && comparable(displayName).includes(wanted),
  );
}

/** Removes accents and capitals, so that "sian" finds Siân. */
function comparable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A student of a running quiz, as a row of the list. */
export interface LiveAttemptRow extends LiveAttempt {
  /** The number of questions in the quiz. */
  questions: number;
}

/**
 * Builds the row of an attempt from only what it shows. A student's page reports every few seconds,
 * and each report would otherwise render the row.
 */
export function liveAttemptRow(attempt: LiveAttempt, questions: number): LiveAttemptRow {
  const lastSeenAt = attempt.state === 'offline' ? attempt.lastSeenAt : null;
  return { ...attempt, lastSeenAt, questions };
}

/**
 * Returns when the last attempt in progress ends, in milliseconds since 1970; null if there is
 * none.
 */
export function lastDeadline(attempts: readonly LiveAttempt[]): number | null {
  const deadlines = attempts
    .filter(isUnderWay)
    .flatMap(({ deadlineAt }) => (deadlineAt === null ? [] : [Date.parse(deadlineAt)]));
  return deadlines.length === 0 ? null : Math.max(...deadlines);
}

/**
 * Returns the seconds left for the student at `now`, in milliseconds since 1970; null if no clock
 * is running. Constant during a rest break, until the break ends by itself.
 */
export function secondsLeft(attempt: LiveAttempt, now: number): number | null {
  const { deadlineAt, restEndsAt } = attempt;
  if (deadlineAt === null || !isUnderWay(attempt)) return null;
  const clock = restEndsAt === null ? now : Math.max(now, Date.parse(restEndsAt));
  return Math.max(0, Math.ceil((Date.parse(deadlineAt) - clock) / SECOND_MS));
}
