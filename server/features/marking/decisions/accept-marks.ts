import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decide, decidedBy } from './decide.ts';
import { acceptPencil } from './decisions-queries.ts';
import { findBulkTerms } from '../sampling/get-agreement.ts';
import { saySame } from './say-same.ts';
import { toSeenRows, type SeenMark, type SeenRow } from './seen-mark.ts';

/** The contract's choice of marks to accept. */
export type Which =
  | { kind: 'listed'; items: readonly SeenMark[] }
  | { kind: 'question'; questionId: string }
  | { kind: 'without-doubt' };

/**
 * Turns pencil marks into ink without changing them. Marks accepted together for answers that do
 * not say the same are recorded as accepted in bulk; those that were given before the question was
 * changed, or by another marker than the measured one, stay in pencil then. So does a mark above
 * the question's maximum. Throws BAD_REQUEST for an answer of another quiz, and BULK_REFUSED.
 */
export async function acceptMarks(
  database: Database,
  actor: Actor,
  scope: QuizScope,
  which: Which,
): Promise<Decision> {
  const { quizCode } = scope;
  const rows = which.kind === 'listed' ? toSeenRows(quizCode, which.items) : [];
  if (!rows) throw fail('BAD_REQUEST');
  const isOpened = which.kind === 'listed' && (await saySame(database, scope, rows));
  return decide(database, {
    head: decidedBy(actor, scope),
    named: rows,
    isInkEnough: true,
    write: async (transaction, head) => {
      if (isOpened) return acceptPencil(transaction, head, { kind: 'listed', rows });
      // Read under the lock, because a blind mark that waits for it may change what is measured.
      const terms = await findBulkTerms(transaction, quizCode);
      const refused = new Set(terms.refusedIds);
      if (namedQuestions(which, rows).some((id) => refused.has(id))) throw fail('BULK_REFUSED');
      const choice = which.kind === 'listed' ? { kind: which.kind, rows } : which;
      return acceptPencil(transaction, head, { ...choice, terms });
    },
  });
}

/** Returns the questions that the teacher named; those of all marks without doubt are not named. */
function namedQuestions(which: Which, rows: readonly SeenRow[]): string[] {
  if (which.kind === 'question') return [which.questionId];
  return rows.map((row) => row.question_id);
}
