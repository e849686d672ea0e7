import { client } from '../../../api/client.ts';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { StartedAttempt } from '../answer-sync/answer-transport.ts';

/**
 * Adopts newer answers that the student wrote on another device; returns true if that changed
 * anything on the screen. If the request fails, the page keeps its own answers. Never throws.
 */
export async function adoptNewer(
  { quizCode, userId, startedAt }: StartedAttempt,
  sync: AnswerSync,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
    const attempt = await client.attempts.start({ quizCode, userId }, { signal });
    if (attempt.startedAt !== startedAt) return false;
    const { answers } = attempt;
    const before = answers.map(({ questionId }) => sync.view(questionId).answer);
    sync.adopt(answers);
    return answers.some(({ questionId }, index) => sync.view(questionId).answer !== before[index]);
  } catch {
    return false;
  }
}
