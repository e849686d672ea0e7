import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import {
  findQuestion,
  insertQuestion,
  insertQuestionOnce,
  type QuestionRow,
} from './questions-queries.ts';

/** Copies a question into one of the actor's own; asked for again under the same id, the copy is there already. */
export async function duplicateQuestion(
  database: Database,
  actor: Actor,
  question: QuestionRow,
  id: string | undefined,
): Promise<QuestionRow> {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = question;
  const copy = { ...content, createdBy: actor.id };
  if (id === undefined) return insertQuestion(database, copy);
  const added = await insertQuestionOnce(database, { ...copy, id });
  if (added) return added;
  const there = await findQuestion(database, id);
  return there?.createdBy === actor.id ? there : insertQuestion(database, copy);
}
