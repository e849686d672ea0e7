import type { Question } from '../../../shared/contract/questions.ts';
import { contentOf, isSchemeToCome } from '../../../shared/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { QuestionRow } from './questions-queries.ts';

/** Presents a question to this teacher. */
export function presentQuestion(actor: Actor, row: QuestionRow): Question {
  const owned = { ownerId: row.createdBy };
  return {
    id: row.id,
    ...contentOf(row),
    schemeToCome: isSchemeToCome(row),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    abilities: {
      canEdit: can(actor, 'question.update', owned),
      canDelete: can(actor, 'question.delete', owned),
    },
  };
}
