import { accessArrangementsSchema } from '../../../shared/contract/access-arrangements.ts';
import type { Sitting } from '../../../shared/contract/sittings.ts';
import type { Database } from '../../database/client.ts';
import { listQuizContents, type QuizRow } from '../quizzes/public.ts';
import { restAt } from './rest-rules.ts';
import { listSittingRows, readNow, type SittingRow } from './sittings-queries.ts';
import { lastHeardOf, sittingState } from './sittings-rules.ts';

interface Sittings {
  quizCode: string;
  title: string;
  defaultTimeLimit: number;
  locked: boolean;
  questions: number;
  serverNow: string;
  items: Sitting[];
}

/** Everyone who started the quiz, and the students of its creator's class who have not, by name. */
export async function listSittings(database: Database, quiz: QuizRow): Promise<Sittings> {
  const [now, rows, contents] = await Promise.all([
    readNow(database),
    listSittingRows(database, quiz),
    listQuizContents(database, [quiz.quizCode]),
  ]);
  return {
    quizCode: quiz.quizCode,
    title: quiz.title,
    defaultTimeLimit: quiz.defaultTimeLimit,
    locked: quiz.locked,
    questions: contents.get(quiz.quizCode)?.questionIds.length ?? 0,
    serverNow: now.toISOString(),
    items: rows.map((row) => presentSitting(row, now)),
  };
}

function presentSitting(row: SittingRow, now: Date): Sitting {
  const { restBreakMinutes } = accessArrangementsSchema.parse(row.arrangements ?? {});
  return {
    userId: row.userId,
    displayName: row.displayName,
    state: sittingState(row, now),
    startedAt: toIso(row.startedAt),
    deadlineAt: toIso(row.deadlineAt),
    restEndsAt: restAt(row, restBreakMinutes, now)?.endsAt ?? null,
    finishedAt: toIso(row.finishedAt),
    finishedBecause: row.finishedBecause,
    lastSeenAt: toIso(lastHeardOf(row)),
    answered: row.answered,
    extraTimePercentage: row.extraTimePercentage,
    addedMinutes: row.addedMinutes,
    receiptCode: row.receiptCode,
  };
}

function toIso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
