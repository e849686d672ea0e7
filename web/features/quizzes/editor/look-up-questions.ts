import { isDefinedError, safe } from '@orpc/client';
import { client } from '../../../api/client.ts';

/** Concurrent lookups (spec section 9, AI marking and lookups). */
const LOOKUP_GROUP = 10;

/**
 * Runs lookups in groups, one group after the other; returns the results in the order of the ids.
 */
export async function inLookupGroups<Found>(
  ids: readonly string[],
  lookUp: (id: string) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < ids.length; start += LOOKUP_GROUP) {
    found.push(...(await Promise.all(ids.slice(start, start + LOOKUP_GROUP).map(lookUp))));
  }
  return found;
}

/** Returns the ids of questions that are no longer in the bank. A failed lookup counts as found. */
export async function findMissingQuestions(ids: readonly string[]): Promise<Set<string>> {
  const areMissing = await inLookupGroups(ids, isMissing);
  return new Set(ids.filter((_, index) => areMissing[index]));
}

async function isMissing(questionId: string): Promise<boolean> {
  const { error } = await safe(client.questions.get({ questionId }));
  return error !== null && isDefinedError(error) && error.code === 'QUESTION_NOT_FOUND';
}
