import type { Action } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { findResponse, type ResponseRow } from './responses-queries.ts';

/** A submitted answer of a quiz within the actor's reach. Throws NOT_FOUND. */
export async function getResponseFor(
  database: Database,
  actor: Actor,
  action: Action,
  submissionId: string,
): Promise<ResponseRow> {
  const [userId = '', quizCode = '', questionId = ''] = submissionId.split('_');
  const response = await findResponse(database, quizCode, userId, questionId);
  if (!response) throw fail('NOT_FOUND');
  await getQuizFor(database, actor, action, quizCode, 'NOT_FOUND');
  return response;
}
