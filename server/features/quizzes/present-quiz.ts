import type { Quiz } from '../../../shared/contract/quizzes.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { listQuizContents, type QuizContent, type QuizRow } from './quizzes-queries.ts';

/** Quizzes as this teacher sees them, with what they ask. */
export async function presentQuizzes(
  database: DatabaseOrTransaction,
  actor: Actor,
  rows: QuizRow[],
): Promise<Quiz[]> {
  const codes = rows.map((row) => row.quizCode);
  const contents = await listQuizContents(database, codes);
  const nothing = { questionIds: [], totalMarks: 0 };
  return rows.map((row) => present(actor, row, contents.get(row.quizCode) ?? nothing));
}

/** One quiz as this teacher sees it. */
export async function presentQuiz(
  database: DatabaseOrTransaction,
  actor: Actor,
  row: QuizRow,
): Promise<Quiz> {
  const [quiz] = await presentQuizzes(database, actor, [row]);
  if (!quiz) throw new Error('A quiz was lost while it was presented.');
  return quiz;
}

/** Under the names of both readings (spec section 3). */
function present(actor: Actor, row: QuizRow, content: QuizContent): Quiz {
  const owned = { ownerId: row.creatorUid };
  return {
    quizCode: row.quizCode,
    code: row.quizCode,
    title: row.title,
    subject: row.subject,
    defaultTimeLimit: row.defaultTimeLimit,
    questionIds: content.questionIds,
    questionCount: content.questionIds.length,
    totalMarks: content.totalMarks,
    creatorUid: row.creatorUid,
    createdBy: row.creatorUid,
    locked: row.locked,
    resultsRelease: row.resultsRelease,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    abilities: {
      canLock: can(actor, 'quiz.lock', owned),
      canRelease: row.resultsRelease === 'when-released' && can(actor, 'quiz.release', owned),
      canDelete: can(actor, 'quiz.delete', owned),
    },
  };
}
