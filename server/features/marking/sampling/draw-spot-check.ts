import { SPOT_CHECKS_PER_QUESTION } from '../../../../shared/business-rules.ts';
import type { SpotCheckSource } from '../../../../shared/contract/blind-marks.ts';
import type { Database } from '../../../database/client.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { equalityWithin } from '../equality-within.ts';
import { findBulkTerms } from './get-agreement.ts';
import { type CheckableRow, insertSpotChecks, listCheckable } from './spot-check-queries.ts';

/**
 * Adds random marks of every question, or of one, to be marked blind; returns how many. Of answers
 * that say the same only one is drawn, because they get one mark, which would count several times.
 */
export async function drawSpotCheck(
  database: Database,
  scope: QuizScope,
  wanted: { of: SpotCheckSource; questionId?: string | undefined },
): Promise<number> {
  const { measured } = await findBulkTerms(database, scope.quizCode);
  const [answers, keyOf] = await Promise.all([
    listCheckable(database, scope, wanted, measured),
    equalityWithin(database, scope.quizCode),
  ]);
  const chosen = [...Map.groupBy(answers, ({ questionId }) => questionId).values()].flatMap(
    (ofQuestion) =>
      firstOfEach(ofQuestion, keyOf)
        .filter(({ isKnown }) => !isKnown)
        .slice(0, SPOT_CHECKS_PER_QUESTION),
  );
  return insertSpotChecks(database, scope.quizCode, chosen);
}

function firstOfEach(
  answers: readonly CheckableRow[],
  keyOf: (answer: CheckableRow) => string,
): CheckableRow[] {
  const byKey = new Map<string, CheckableRow>();
  for (const answer of answers) {
    const key = keyOf(answer);
    if (!byKey.has(key)) byKey.set(key, answer);
  }
  return [...byKey.values()];
}
