import { counted } from '../../../../shared/counted.ts';
import type { Actor } from '../../../access/actor.ts';
import { ownerFilter } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import { listTopics } from '../../students/public.ts';

/**
 * Returns a student's results by topic in the subject of a report, best first. Only counts marks
 * that may be used in reports, so that provisional marks do not go home. If the student has no work
 * in the subject, for example because it combines several, returns all topics, each with its
 * subject.
 */
export async function suggestReport(
  database: Database,
  actor: Actor,
  studentId: string,
  subject: string,
): Promise<string[]> {
  const all = await listTopics(database, studentId, ownerFilter(actor, 'quiz.read'), 'for-reports');
  const ofSubject = all.filter((row) => isSame(row.subject, subject));
  const rows =
    ofSubject.length > 0
      ? ofSubject
      : all.map((row) => ({ ...row, topic: `${row.topic} (${row.subject})` }));
  return [...Map.groupBy(rows, ({ topic }) => topic)]
    .map(([topic, ofTopic]) => {
      const [mark, maxMark] = [sum(ofTopic, 'mark'), sum(ofTopic, 'maxMark')];
      return { topic, mark, maxMark, percent: (100 * mark) / maxMark };
    })
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ topic, mark, maxMark, percent }) => {
      // Without the marks, one short answer would look like a whole topic.
      return `${Math.round(percent)}% in ${topic}, ${mark} of ${counted(maxMark, 'mark')}`;
    });
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
