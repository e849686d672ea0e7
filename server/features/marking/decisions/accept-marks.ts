import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decide, decidedBy } from './decide.ts';
import { acceptPencil, type PencilChoice } from './decisions-queries.ts';
import type { BulkTerms } from '../desk/to-check-queries.ts';
import { findBulkTerms } from '../sampling/get-agreement.ts';
import { saySame } from './say-same.ts';
import { toSeenRows, type SeenMark } from './seen-mark.ts';

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
  const choice = await toChoice(database, scope, which);
  return decide(database, {
    head: decidedBy(actor, scope),
    named: choice.kind === 'listed' ? choice.rows : [],
    isInkEnough: true,
    write: (transaction, head) => acceptPencil(transaction, head, choice),
  });
}

async function toChoice(database: Database, scope: QuizScope, which: Which): Promise<PencilChoice> {
  const { quizCode } = scope;
  if (which.kind === 'listed') {
    const rows = toSeenRows(quizCode, which.items);
    if (!rows) throw fail('BAD_REQUEST');
    if (await saySame(database, scope, rows)) return { kind: 'listed', rows };
    const asked = new Set(rows.map((row) => row.question_id));
    return { kind: 'listed', rows, terms: await findTermsFor(database, quizCode, asked) };
  }
  if (which.kind === 'question') {
    const asked = new Set([which.questionId]);
    return { ...which, terms: await findTermsFor(database, quizCode, asked) };
  }
  return { ...which, terms: await findBulkTerms(database, quizCode) };
}

/**
 * Returns the terms of accepting marks of these questions in bulk. Throws BULK_REFUSED if the marker
 * agrees with blind marks less than the school requires on one of them.
 */
async function findTermsFor(
  database: Database,
  quizCode: string,
  questionIds: ReadonlySet<string>,
): Promise<BulkTerms> {
  const terms = await findBulkTerms(database, quizCode);
  if (terms.refusedIds.some((id) => questionIds.has(id))) throw fail('BULK_REFUSED');
  return terms;
}
