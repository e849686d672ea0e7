import { isDefinedError, safe } from '@orpc/client';
import { client } from '../../../api/client.ts';
import { inLookupGroups } from './in-lookup-groups.ts';

/** Returns the ids of questions that are no longer in the bank. A failed lookup counts as found. */
export async function findMissingQuestions(ids: readonly string[]): Promise<Set<string>> {
  const areMissing = await inLookupGroups(ids, isMissing);
  return new Set(ids.filter((_, index) => areMissing[index]));
}

async function isMissing(questionId: string): Promise<boolean> {
  const { error } = await safe(client.questions.get({ questionId }));
  return error !== null && isDefinedError(error) && error.code === 'QUESTION_NOT_FOUND';
}
