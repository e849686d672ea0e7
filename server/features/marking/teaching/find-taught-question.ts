import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { ThreadPool, WorkOf } from '../../../threads/thread-pool.ts';
import type { QuestionRow } from '../../questions/public.ts';
import { listQuizQuestions, type QuizRow } from '../../quizzes/public.ts';
import type { placeSchemeLine } from './place-scheme-line.ts';
import type { SchemeLine } from './scheme-line.ts';

const placing: WorkOf<typeof placeSchemeLine> = {
  file: new URL('../threaded/desk-worker.ts', import.meta.url),
  name: 'placeSchemeLine',
  timeLimitMs: 30_000,
};

/** A line for the mark scheme of a quiz's question. */
export interface TaughtLine extends SchemeLine {
  questionId: string;
}

/** The question with its future scheme. */
export interface TaughtQuestion {
  quizCode: string;
  question: QuestionRow;
  /** The scheme with the line in it. */
  markSchemeAnswer: string;
}

/**
 * Returns the question that a line is for, and its scheme with the line. Throws NOT_FOUND for a
 * question that the quiz does not ask or that was deleted, QUESTION_NOT_YOURS,
 * QUESTION_MARKED_EXACTLY for a question whose scheme is a list of right answers, or BAD_REQUEST if
 * the scheme becomes too long.
 */
export async function findTaughtQuestion(
  { database, threads }: { database: Database; threads: ThreadPool },
  actor: Actor,
  { quizCode }: Pick<QuizRow, 'quizCode'>,
  { questionId, ...added }: TaughtLine,
  signal: AbortSignal | undefined,
): Promise<TaughtQuestion> {
  const questions = await listQuizQuestions(database, quizCode);
  const question = questions.find(({ id }) => id === questionId);
  if (!question || question.deletedAt !== null) throw fail('NOT_FOUND');
  if (!can(actor, 'question.update', { ownerId: question.createdBy })) {
    throw fail('QUESTION_NOT_YOURS');
  }
  if (question.kind !== 'text') throw fail('QUESTION_MARKED_EXACTLY');
  const { markSchemeAnswer: scheme, maxMark } = question;
  const markSchemeAnswer = await threads.run(placing, { scheme, maxMark, added }, signal);
  if (markSchemeAnswer.length > MAX_QUESTION_TEXT_CHARACTERS) throw fail('BAD_REQUEST');
  return { quizCode, question, markSchemeAnswer };
}
