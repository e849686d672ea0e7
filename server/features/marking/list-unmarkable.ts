import type { UnjudgedReason } from '../../../shared/contract/ai-analysis.ts';
import type { Database } from '../../database/client.ts';
import { findByIds } from '../questions/public.ts';
import { BUILT_IN_NAME } from './engine/built-in-marker.ts';
import type { Marker } from './engine/marker.ts';
import { abstainsFrom } from './engine/scheme/abstains-from.ts';
import { readScheme } from './engine/scheme/read-scheme.ts';

/**
 * Which of these questions the built-in marker would leave to the teacher, and why; none where
 * another marker marks. Known before there is any answer.
 */
export async function listUnmarkable(
  database: Database,
  marker: Pick<Marker, 'name'>,
  questionIds: readonly string[],
): Promise<{ questionId: string; reason: UnjudgedReason }[]> {
  if (marker.name !== BUILT_IN_NAME) return [];
  const questions = await findByIds(database, questionIds);
  return questions.flatMap(({ id, questionText, markSchemeAnswer, maxMark }) => {
    const reason = abstainsFrom(readScheme(markSchemeAnswer, maxMark, questionText));
    return reason === null ? [] : [{ questionId: id, reason }];
  });
}
