import type { SetQuiz } from '../../../../shared/contract/attempts.ts';
import type { Database } from '../../../database/client.ts';
import { personalTimeLimit } from '../attempts-rules.ts';
import { readNow } from '../supervision/live-attempts-queries.ts';
import { listSetRows, SHOWN_AFTER_DAYS, type SetQuizRow } from './set-quizzes-queries.ts';
import { settleWindows, windowStateOf, type BeginWindow } from './window-rules.ts';

/** Ordered by how urgently they need the student's attention. */
const order: readonly SetQuiz['state'][] = [
  'in-progress',
  'open',
  'upcoming',
  'handed-in',
  'marked',
  'missed',
];
const SHOWN_AFTER_CLOSING_MS = SHOWN_AFTER_DAYS * 24 * 60 * 60 * 1_000;

/**
 * Lists the quizzes set for a student, or sat by their code: under way, to do, upcoming, and
 * recently over.
 */
export async function listSetQuizzes(
  database: Database,
  userId: string,
): Promise<{ items: SetQuiz[]; serverNow: string }> {
  const [rows, now] = await Promise.all([listSetRows(database, userId), readNow(database)]);
  const byQuiz = Map.groupBy(rows, ({ quizCode }) => quizCode);
  const items = [...byQuiz.values()]
    .flatMap((settings) => summarise(settings, now) ?? [])
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) ||
        dueOf(one).localeCompare(dueOf(other)) ||
        one.quizCode.localeCompare(other.quizCode),
    );
  return { items, serverNow: now.toISOString() };
}

const dueOf = ({ state, opensAt, closesAt }: SetQuiz) =>
  (state === 'upcoming' ? opensAt : closesAt) ?? '9999';

function summarise(settings: readonly SetQuizRow[], now: Date): SetQuiz | undefined {
  const { isLocked, windows } = settleWindows(settings);
  const [first] = settings;
  const window = first && windowStateOf(windows, now);
  if (!window) return undefined;
  const { quizCode, title, subject, attemptsLeft, isBegun, isMarked, isFinished } = first;
  const state = stateOf(window.state, { isBegun, isFinished, isMarked });
  const opens = window.state === 'too-early' ? window.at : null;
  const closes = window.state === 'too-late' ? window.at : lastClosing(windows, now);
  const isOver = closes !== null && now.getTime() - closes.getTime() > SHOWN_AFTER_CLOSING_MS;
  if (['missed', 'handed-in', 'marked'].includes(state) && isOver) return undefined;
  if (isLocked && !isBegun) return undefined;
  return {
    quizCode,
    title,
    subject,
    timeLimit: personalTimeLimit(first.timeLimit, first.extraTimePercentage),
    state,
    attemptsLeft: window.state === 'open' && !isLocked && isFinished ? attemptsLeft : 0,
    opensAt: opens?.toISOString() ?? null,
    closesAt: closes?.toISOString() ?? null,
  };
}

/** Returns when the last open window closes; null if one never does. */
function lastClosing(windows: readonly BeginWindow[], now: Date): Date | null {
  const open = windows.filter(({ closesAt }) => closesAt === null || closesAt > now);
  if (open.some(({ closesAt }) => closesAt === null)) return null;
  const times = open.map(({ closesAt }) => closesAt?.getTime() ?? 0);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function stateOf(
  window: 'open' | 'too-early' | 'too-late',
  { isBegun, isFinished, isMarked }: Pick<SetQuizRow, 'isBegun' | 'isFinished' | 'isMarked'>,
): SetQuiz['state'] {
  if (isFinished) return isMarked ? 'marked' : 'handed-in';
  if (isBegun) return 'in-progress';
  return ({ open: 'open', 'too-early': 'upcoming', 'too-late': 'missed' } as const)[window];
}
