import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { decide } from './decide.ts';
import { acceptPencil, type PencilChoice } from './decisions-queries.ts';
import { toSeenRows, type SeenMark } from './seen-mark.ts';

/** Which marks a teacher accepts, as the contract has it. */
export type Which =
  | { kind: 'listed'; items: readonly SeenMark[] }
  | { kind: 'question'; questionId: string }
  | { kind: 'without-doubt' };

/**
 * Turns pencil into ink without changing a mark (design, section 8). A mark above the question's
 * maximum stays in pencil. Throws BAD_REQUEST for an answer of another quiz.
 */
export function acceptMarks(
  database: Database,
  actor: Actor,
  quizCode: string,
  which: Which,
): Promise<Decision> {
  const choice = toChoice(quizCode, which);
  return decide(database, {
    head: { quizCode, teacherId: actor.id, reason: null },
    named: choice.kind === 'listed' ? choice.rows : [],
    write: (transaction, head) => acceptPencil(transaction, head, choice),
  });
}

function toChoice(quizCode: string, which: Which): PencilChoice {
  if (which.kind !== 'listed') return which;
  const rows = toSeenRows(quizCode, which.items);
  if (!rows) throw fail('BAD_REQUEST');
  return { kind: 'listed', rows };
}
