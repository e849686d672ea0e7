import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { insertQuestion, type QuestionRow } from './questions-queries.ts';

/** Copies a question; the copy belongs to the actor. */
export function duplicateQuestion(
  database: Database,
  actor: Actor,
  question: QuestionRow,
): Promise<QuestionRow> {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = question;
  return insertQuestion(database, { ...content, createdBy: actor.id });
}
