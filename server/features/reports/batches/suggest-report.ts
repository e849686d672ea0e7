import type { AnswersBehind } from '../../../../shared/contract/report-batches.ts';
import { counted } from '../../../../shared/counted.ts';
import type { Actor } from '../../../access/actor.ts';
import { ownerFilter } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import { listTopics } from '../../students/public.ts';

/**
 * Returns a student's results by topic in the subject of a report, best first, and how many answers
 * they rest on. Only counts marks that may be used in reports, so that provisional marks do not go
 * home. If the student has no work in the subject, for example because it combines several, returns
 * all topics, each with its subject.
 */
export async function suggestReport(
  database: Database,
  actor: Actor,
  studentId: string,
  subject: string,
): Promise<{ evidence: string[]; behind: AnswersBehind }> {
  const teacherId = ownerFilter(actor, 'quiz.read');
  const rows = topicsFor(
    await listTopics(database, [studentId], teacherId, 'for-reports'),
    subject,
  );
  return { evidence: describeTopics(rows), behind: countBehind(rows) };
}

/** A text that speaks of marks: "82%", "out of 20", "14 of 17 marks". */
const OF_MARKS = /\d ?(?:%|per ?cent\b)|\bout of \d|\d of \d+ marks?\b/i;

/**
 * Returns, by student, what the marks rest on that reports speak of, if some of them were accepted
 * in bulk. `teacherId` limits it to quizzes within a teacher's reach.
 */
export async function listBehind(
  database: Database,
  reports: readonly { userId: string | null; report: string }[],
  { subject, teacherId }: { subject: string; teacherId: string | null },
): Promise<Map<string, AnswersBehind>> {
  const userIds = reports.flatMap(({ userId, report }) =>
    userId !== null && OF_MARKS.test(report) ? [userId] : [],
  );
  if (userIds.length === 0) return new Map();
  const topics = await listTopics(database, userIds, teacherId, 'for-reports');
  return new Map(
    [...Map.groupBy(topics, ({ userId }) => userId)]
      .map(([userId, own]) => [userId, countBehind(topicsFor(own, subject))] as const)
      .filter(([, { unopened }]) => unopened > 0),
  );
}

type Topics = Awaited<ReturnType<typeof listTopics>>;

function topicsFor(all: Topics, subject: string): Topics {
  const ofSubject = all.filter((row) => isSame(row.subject, subject));
  return ofSubject.length > 0
    ? ofSubject
    : all.map((row) => ({ ...row, topic: `${row.topic} (${row.subject})` }));
}

const countBehind = (rows: Topics): AnswersBehind => ({
  answers: sum(rows, 'answers'),
  unopened: sum(rows, 'unopened'),
});

function describeTopics(rows: Topics): string[] {
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
