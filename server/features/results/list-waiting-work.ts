import { MAX_WAITING_QUIZZES } from '../../../shared/business-rules.ts';
import type { WaitingWork } from '../../../shared/contract/results.ts';
import type { Database } from '../../database/client.ts';
import { countMarks } from '../marking/public.ts';
import { listWaitingQuizzes, type WaitingQuizRow } from './waiting-queries.ts';

/** How many quizzes of which something is open are looked into for work. */
const MAX_LOOKED_INTO = 4 * MAX_WAITING_QUIZZES;

/** What waits for a teacher, quiz by quiz, the newest first; quizzes with nothing are left out. */
export async function listWaitingWork(
  database: Database,
  teacherId: string | null,
): Promise<WaitingWork[]> {
  const quizzes = await listWaitingQuizzes(database, teacherId, MAX_LOOKED_INTO);
  const waiting: WaitingWork[] = [];
  // Pencil marks without a doubt are open, but nothing waits: such quizzes must not hide older ones.
  while (quizzes.length > 0 && waiting.length < MAX_WAITING_QUIZZES) {
    const next = quizzes.splice(0, MAX_WAITING_QUIZZES);
    const items = await Promise.all(next.map((quiz) => lookInto(database, quiz)));
    waiting.push(...items.filter(isWaiting));
  }
  return waiting.slice(0, MAX_WAITING_QUIZZES);
}

const isWaiting = ({ running, appeals, toMark, toCheck, toRelease }: WaitingWork) =>
  toRelease || running + appeals + toMark + toCheck > 0;

/** As the marking desk counts them, so that no two screens differ. */
async function lookInto(database: Database, quiz: WaitingQuizRow): Promise<WaitingWork> {
  const { quizCode, title, running, appeals, open, isHeldBack, sharedCodes } = quiz;
  const scope = { quizCode, teacherCodes: sharedCodes };
  const marks = open > 0 ? await countMarks(database, scope, []) : { unmarked: 0, total: 0 };
  const isMarked = marks.unmarked === 0 && marks.total === 0;
  return {
    quizCode,
    title,
    running,
    appeals,
    toMark: marks.unmarked,
    toCheck: marks.total,
    toRelease: isHeldBack && isMarked && running === 0,
  };
}
