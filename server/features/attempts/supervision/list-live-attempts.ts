import { accessArrangementsSchema } from '../../../../shared/contract/access-arrangements.ts';
import type { LiveAttempt } from '../../../../shared/contract/live-attempts.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { tellApart } from '../../accounts/public.ts';
import {
  listQuizContents,
  presentLock,
  type QuizRow,
  type QuizScope,
} from '../../quizzes/public.ts';
import { restAt } from '../rest-breaks/rest-rules.ts';
import { listLiveAttemptRows, readNow, type LiveAttemptRow } from './live-attempts-queries.ts';
import { lastHeardOf, liveAttemptState } from './live-attempts-rules.ts';

interface LiveAttempts {
  quizCode: string;
  title: string;
  defaultTimeLimit: number;
  locked: boolean;
  abilities: { canLock: boolean };
  questions: number;
  serverNow: string;
  items: LiveAttempt[];
}

/** Lists everyone who started the quiz, and expected students who have not, by name. */
export async function listLiveAttempts(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  scope: QuizScope,
): Promise<LiveAttempts> {
  const [now, rows, contents, { locked, canLock }] = await Promise.all([
    readNow(database),
    listLiveAttemptRows(database, scope, quiz.creatorUid),
    listQuizContents(database, [quiz.quizCode]),
    presentLock(database, actor, quiz, scope),
  ]);
  return {
    quizCode: quiz.quizCode,
    title: quiz.title,
    defaultTimeLimit: quiz.defaultTimeLimit,
    locked,
    abilities: { canLock },
    questions: contents.get(quiz.quizCode)?.questionIds.length ?? 0,
    serverNow: now.toISOString(),
    items: (await tellApart(database, rows)).map((row) => presentLiveAttempt(row, now)),
  };
}

function presentLiveAttempt(row: LiveAttemptRow, now: Date): LiveAttempt {
  const { restBreakMinutes } = accessArrangementsSchema.parse(row.arrangements ?? {});
  return {
    userId: row.userId,
    displayName: row.displayName,
    state: liveAttemptState(row, now),
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
    hasMarks: row.hasMarks,
    seesMarks: row.seesMarks,
  };
}

function toIso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
