import type { Question } from '../../../shared/contract/questions.ts';
import type { QuestionRow } from './questions-queries.ts';

/** A question as its teachers see it. */
export function presentQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    questionText: row.questionText,
    markSchemeAnswer: row.markSchemeAnswer,
    maxMark: row.maxMark,
    topic: row.topic,
    subject: row.subject,
    level: row.level,
    specCode: row.specCode,
    textBoxSize: row.textBoxSize,
    questionImageURL: row.questionImageUrl,
    markSchemeImageURL: row.markSchemeImageUrl,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
