import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import { cookieOf, quizCode, studentId } from '../load/school.ts';
import { SECRET } from './school-under-fault.ts';

const LAST_WORDS = 'what stood in the box when it was handed in';

/** Returns a student with one answer on the page that the server does not have yet. */
export function visit(address: string, number: number) {
  const userId = studentId(number);
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    fetch(`${address}/api/attempts/${quizCode(1)}${path}`, {
      method,
      headers: { cookie: cookieOf(SECRET, number), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answers = [{ questionId: 'question1', answer: LAST_WORDS, revision: 11 }];
  const draft = { userId, answer: 'half a sentence', revision: 10, isSaved: false };
  return {
    userId,
    reloads: async () => (await send('POST', '', {})).ok,
    drafts: async () => (await send('PUT', '/answers/question1', draft)).ok,
    handsIn: async () =>
      (await send('POST', '/finish', { userId, because: 'submitted', answers })).ok,
  };
}

/** True if the database holds what the student handed in. */
export async function hasLastWords(database: Database, userId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from submissions where user_id = ${userId} and user_answer = ${LAST_WORDS}`);
  return rows.length === 1;
}
