import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import type { Receipt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerWrite } from './answer-sync/answer-book.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { OwnAttempt } from './answer-sync/answer-transport.ts';
import { PendingSaves, pendingSavesKey } from './answer-sync/pending-saves.ts';
import { isWrongStudent } from './start-refusal.ts';

export type FinishReason = 'submitted' | 'time-up';

/** What the server has said to a submit. */
export interface Submitted {
  receipt: Receipt;
  /** False where words of this page came too late: they must stay on the device. */
  areAllTaken: boolean;
}

/**
 * One try to submit; throws whatever kept it from succeeding. `isInDoubt` where the server may say
 * yes without taking all words: after a failed try, or where a rest may go on elsewhere.
 */
export async function submitAttempt(
  { quizCode, userId }: OwnAttempt,
  sync: AnswerSync,
  because: FinishReason,
  isInDoubt: boolean,
): Promise<Submitted> {
  if (sessionExpiry.isExpired()) throw new Error('The session has ended.');
  const writes = sync.unsent();
  const answers = writes.map(({ isSaved: _, ...answer }) => answer);
  try {
    const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
    const receipt = await client.attempts.finish(
      { quizCode, userId, answers, because },
      { signal },
    );
    const isCertain = because === 'submitted' && !isInDoubt;
    return { receipt, areAllTaken: isCertain || (await areTaken(quizCode, writes)) };
  } catch (error) {
    if (isWrongStudent(error)) sync.handleUserMismatch();
    throw error;
  }
}

/**
 * Brings words that this device kept to an attempt that ended meanwhile. The server takes those that
 * it kept out itself, being away. True where it has all of them now; they are forgotten here then.
 */
export async function submitKept({ quizCode, userId }: OwnAttempt): Promise<boolean> {
  const pending = new PendingSaves(pendingSavesKey(quizCode, userId));
  const writes = [...pending.read().values()];
  const answers = writes.map(({ isSaved: _, ...answer }) => answer);
  if (!answers.some(({ typed }) => typed !== undefined)) return false;
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  await client.attempts.finish({ quizCode, userId, answers, because: 'time-up' }, { signal });
  const areAllTaken = await areTaken(quizCode, writes);
  if (areAllTaken) pending.clear();
  return areAllTaken;
}

/** In doubt the words stay on the device. */
async function areTaken(quizCode: string, writes: readonly AnswerWrite[]): Promise<boolean> {
  return writes.length === 0 || areWordsTaken(quizCode, writes).catch(() => false);
}

/** The server leaves blanks at the ends alone, but not NUL; line ends may differ. */
function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/**
 * Whether the submitted attempt holds these words. A finish that found the attempt ended already,
 * after a long time offline, says yes without taking them. Throws API errors.
 */
async function areWordsTaken(quizCode: string, writes: readonly AnswerWrite[]): Promise<boolean> {
  const { quizzes } = await client.results.myScores(undefined, {
    signal: AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS),
  });
  const submitted = quizzes.find((quiz) => quiz.quizCode === quizCode)?.answers ?? [];
  return writes.every((write) =>
    submitted.some(
      (answer) =>
        answer.questionId === write.questionId && isSameText(answer.userAnswer, write.answer),
    ),
  );
}
