import type { Question, QuestionContent } from '../../../shared/contract/questions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { QuestionRow } from './questions-queries.ts';

/** What of a question decides what is asked and how it is marked. */
export function contentOf(row: QuestionRow): QuestionContent {
  return {
    questionText: row.questionText,
    markSchemeAnswer: row.markSchemeAnswer,
    synonyms: row.synonyms,
    maxMark: row.maxMark,
    topic: row.topic,
    subject: row.subject,
    level: row.level,
    specCode: row.specCode,
    textBoxSize: row.textBoxSize,
    questionImageURL: row.questionImageUrl,
    markSchemeImageURL: row.markSchemeImageUrl,
  };
}

/** A question as this teacher sees it. */
export function presentQuestion(actor: Actor, row: QuestionRow): Question {
  const owned = { ownerId: row.createdBy };
  return {
    id: row.id,
    ...contentOf(row),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    abilities: {
      canEdit: can(actor, 'question.update', owned),
      canDelete: can(actor, 'question.delete', owned),
    },
  };
}
