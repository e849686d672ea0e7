import type { Quiz } from '../../../shared/contract/quizzes.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { QuizRow } from './quizzes-queries.ts';

/** A quiz as this teacher sees it, under the names of both readings (spec section 3). */
export function presentQuiz(actor: Actor, row: QuizRow, questionIds: string[]): Quiz {
  return {
    quizCode: row.quizCode,
    code: row.quizCode,
    title: row.title,
    subject: row.subject,
    defaultTimeLimit: row.defaultTimeLimit,
    questionIds,
    creatorUid: row.creatorUid,
    createdBy: row.creatorUid,
    locked: row.locked,
    resultsRelease: row.resultsRelease,
    createdAt: row.createdAt.toISOString(),
    abilities: { canLock: can(actor, 'quiz.lock', { ownerId: row.creatorUid }) },
  };
}
