import type { LiveAttempt, LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';

const SECOND_MS = 1_000;

/** Every state, with those first that a teacher may have to see to. */
export const statesByUrgency = [
  'offline',
  'here',
  'writing',
  'not-started',
  'finished',
] as const satisfies readonly LiveAttemptState[];

/** Which students are listed: those in one state, or all. */
export type ShownState = LiveAttemptState | 'all';

/** Whether the student's clock is running. */
export function isUnderWay({ state }: Pick<LiveAttempt, 'state'>): boolean {
  return state !== 'not-started' && state !== 'finished';
}

/** How many students are in each state, and how many there are. */
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

/** The students in this state whose name contains what was searched for. */
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

/** Without accents and capitals, so that "sian" finds Siân. */
function comparable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A student of a running quiz in the list. */
export interface LiveAttemptRow extends LiveAttempt {
  /** Questions of the quiz. */
  questions: number;
}

/**
 * The row of an attempt, without what it does not show. A student whose page is open is heard of
 * every few seconds; each of these would redraw the row.
 */
export function liveAttemptRow(attempt: LiveAttempt, questions: number): LiveAttemptRow {
  const lastSeenAt = attempt.state === 'offline' ? attempt.lastSeenAt : null;
  return { ...attempt, lastSeenAt, questions };
}

/** When the last attempt under way ends, in milliseconds since 1970; null where none is. */
export function lastDeadline(attempts: readonly LiveAttempt[]): number | null {
  const deadlines = attempts
    .filter(isUnderWay)
    .flatMap(({ deadlineAt }) => (deadlineAt === null ? [] : [Date.parse(deadlineAt)]));
  return deadlines.length === 0 ? null : Math.max(...deadlines);
}

/**
 * What is left of the student's time at `now`, in milliseconds since 1970; null where no clock runs.
 * It stands still during a rest break, until the break ends by itself.
 */
export function secondsLeft(attempt: LiveAttempt, now: number): number | null {
  const { deadlineAt, restEndsAt } = attempt;
  if (deadlineAt === null || !isUnderWay(attempt)) return null;
  const clock = restEndsAt === null ? now : Math.max(now, Date.parse(restEndsAt));
  return Math.max(0, Math.ceil((Date.parse(deadlineAt) - clock) / SECOND_MS));
}
