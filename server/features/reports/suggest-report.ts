import type { Actor } from '../../access/actor.ts';
import { ownerFilter } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { listTopics } from '../students/public.ts';

/**
 * What a student's own work shows by topic, the best first: of the marks that the student sees, so
 * that nothing goes home that is still in pencil.
 */
export async function suggestReport(
  database: Database,
  actor: Actor,
  studentId: string,
): Promise<string[]> {
  const rows = await listTopics(database, studentId, ownerFilter(actor, 'quiz.read'), 'shown');
  return [...Map.groupBy(rows, ({ topic }) => topic)]
    .map(([topic, ofTopic]) => ({
      topic,
      percent: (100 * sum(ofTopic, 'mark')) / sum(ofTopic, 'maxMark'),
    }))
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ topic, percent }) => `${Math.round(percent)}% in ${topic}`);
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
