import type { Pool } from 'pg';
import { createDatabase } from '../../server/database/client.ts';
import { upsertAnswer } from '../../server/features/attempts/answers-queries.ts';
import type { StoredAnswer } from '../../server/features/attempts/answers-queries.ts';
import type { AttemptKey } from '../../server/features/attempts/attempts-queries.ts';

/** One answer on its way in, with its attempt. */
export type Upsert = AttemptKey & StoredAnswer;

interface Query {
  text: string;
  values: unknown[];
}

const sample = {
  quizCode: 'quizCode',
  userId: 'userId',
  questionId: 'questionId',
  answer: 'answer',
  revision: 'revision',
  isSaved: 'isSaved',
};

/**
 * The very statement with which Greenpen saves an answer, for who wants to send it without
 * Greenpen: the text and the values that belong to it, in a query that the driver prepares once.
 */
export async function readUpsert(): Promise<(upsert: Upsert) => Query & { name: string }> {
  const seen: Query[] = [];
  const listener = {
    query: async ({ text }: { text: string }, values: unknown[]) => {
      seen.push({ text, values });
      return { rows: [] };
    },
  };
  const named = sample as unknown as Upsert;
  await upsertAnswer(createDatabase(listener as unknown as Pool), named, named);
  const [query] = seen;
  if (!query) throw new Error('Saving an answer sent no statement.');
  const fields = query.values as (keyof Upsert)[];
  return (upsert) => ({
    name: 'upsert',
    text: query.text,
    values: fields.map((field) => upsert[field]),
  });
}
