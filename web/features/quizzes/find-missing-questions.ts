import { isDefinedError, safe } from '@orpc/client';
import { client } from '../../api/client.ts';

/** Lookups at the same time (spec section 9, AI marking and lookups). */
const LOOKUP_GROUP = 10;

/** Which of these questions are no longer in the bank. Those that cannot be looked up count as there. */
export async function findMissingQuestions(ids: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let start = 0; start < ids.length; start += LOOKUP_GROUP) {
    const group = ids.slice(start, start + LOOKUP_GROUP);
    await Promise.all(
      group.map(async (questionId) => {
        if (await isMissing(questionId)) missing.add(questionId);
      }),
    );
  }
  return missing;
}

async function isMissing(questionId: string): Promise<boolean> {
  const { error } = await safe(client.questions.get({ questionId }));
  return error !== null && isDefinedError(error) && error.code === 'QUESTION_NOT_FOUND';
}
