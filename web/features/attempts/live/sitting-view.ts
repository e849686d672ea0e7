import type { Sitting, SittingState } from '../../../../shared/contract/sittings.ts';

const SECOND_MS = 1_000;

/** Every state, with those first that a teacher may have to see to. */
export const statesByUrgency = [
  'offline',
  'here',
  'writing',
  'not-started',
  'finished',
] as const satisfies readonly SittingState[];

/** Which students are listed: those in one state, or all. */
export type ShownState = SittingState | 'all';

/** Whether the student's clock is running. */
export function isUnderWay({ state }: Pick<Sitting, 'state'>): boolean {
  return state !== 'not-started' && state !== 'finished';
}

/** How many students are in each state, and how many there are. */
export function countStates(sittings: readonly Pick<Sitting, 'state'>[]) {
  const counts: Record<ShownState, number> = {
    all: sittings.length,
    'not-started': 0,
    writing: 0,
    here: 0,
    offline: 0,
    finished: 0,
  };
  for (const { state } of sittings) counts[state] += 1;
  return counts;
}

/** The students in this state whose name contains what was searched for. */
export function findSittings<Row extends Pick<Sitting, 'state' | 'displayName'>>(
  sittings: readonly Row[],
  shown: ShownState,
  search: string,
): Row[] {
  const wanted = comparable(search.trim());
  return sittings.filter(
    ({ state, displayName }) =>
      (shown === 'all' || state === shown) && comparable(displayName).includes(wanted),
  );
}

/** Without accents and capitals, so that "sian" finds Siân. */
function comparable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A student of a running quiz in the list. */
export interface SittingRow extends Sitting {
  /** Questions of the quiz. */
  questions: number;
}

/**
 * The row of a sitting, without what it does not show. A student whose page is open is heard of
 * every few seconds; each of these would draw the row anew.
 */
export function sittingRow(sitting: Sitting, questions: number): SittingRow {
  const lastSeenAt = sitting.state === 'offline' ? sitting.lastSeenAt : null;
  return { ...sitting, lastSeenAt, questions };
}

/** When the last attempt under way ends, in milliseconds since 1970; null where none is. */
export function lastDeadline(sittings: readonly Sitting[]): number | null {
  const deadlines = sittings
    .filter(isUnderWay)
    .flatMap(({ deadlineAt }) => (deadlineAt === null ? [] : [Date.parse(deadlineAt)]));
  return deadlines.length === 0 ? null : Math.max(...deadlines);
}

/**
 * What is left of the student's time at `now`, in milliseconds since 1970; null where no clock runs.
 * It stands still during a rest break, until the break ends by itself.
 */
export function secondsLeft(sitting: Sitting, now: number): number | null {
  const { deadlineAt, restEndsAt } = sitting;
  if (deadlineAt === null || !isUnderWay(sitting)) return null;
  const clock = restEndsAt === null ? now : Math.max(now, Date.parse(restEndsAt));
  return Math.max(0, Math.ceil((Date.parse(deadlineAt) - clock) / SECOND_MS));
}
