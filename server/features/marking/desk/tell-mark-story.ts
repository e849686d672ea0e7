import type { MarkEvent } from '../../../../shared/contract/mark-decisions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import type { Database } from '../../../database/client.ts';
import { listMarkEvents } from './mark-events-queries.ts';
import type { ResponseRow } from '../responses-queries.ts';

/** Returns the history of one mark, oldest step first. */
export async function tellMarkStory(
  database: Database,
  response: ResponseRow,
): Promise<MarkEvent[]> {
  const events = await listMarkEvents(database, response);
  return events.map(({ teacherId, teacher, at, ...event }) => ({
    ...event,
    at: at.toISOString(),
    teacher: teacherId === null ? null : (teacher ?? questionsMessages.unknownTeacher),
  }));
}
