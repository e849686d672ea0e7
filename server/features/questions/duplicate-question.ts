import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { getQuestion } from './get-question.ts';
import { insertQuestion, type QuestionRow } from './questions-queries.ts';

/** Copies a question into one of the actor's own. Throws QUESTION_NOT_FOUND. */
export async function duplicateQuestion(
  database: Database,
  actor: Actor,
  questionId: string,
): Promise<QuestionRow> {
  const question = await getQuestion(database, questionId);
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = question;
  return insertQuestion(database, { ...content, createdBy: actor.id });
}
