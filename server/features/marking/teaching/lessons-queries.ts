import { and, eq, sql, type SQL } from 'drizzle-orm';
import { pick } from '../../../../shared/pick.ts';
import type { Db } from '../../../database/client.ts';
import { schemeLessons } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';
import type { SchemeChange } from './scheme-line.ts';

export type Lesson = typeof schemeLessons.$inferSelect;

const isLesson = ({ quizCode, decisionId }: Pick<Lesson, 'quizCode' | 'decisionId'>) =>
  and(eq(schemeLessons.quizCode, quizCode), eq(schemeLessons.decisionId, decisionId));

export async function insertLesson(
  database: Db,
  lesson: typeof schemeLessons.$inferInsert,
): Promise<void> {
  await database.insert(schemeLessons).values(lesson);
}

const schemeBefore = (isIts: SQL) => sql<string | null>`(
  select r.before->>'markSchemeAnswer' from question_revisions r
  where r.question_id = ${schemeLessons.questionId} and ${isIts} order by r.at limit 1)`;

/**
 * A lesson with its question's owner, whether the question was deleted since, and the change of the
 * scheme, if that is kept.
 */
type TaughtLesson = Lesson & {
  ownerId: string;
  isDeleted: boolean;
  change: SchemeChange | undefined;
};

/** Returns the lesson that a decision was; undefined for any other decision. */
export async function findLesson(
  database: Db,
  quizCode: string,
  decisionId: string,
): Promise<TaughtLesson | undefined> {
  const columns = ['quizCode', 'decisionId', 'questionId', 'kind', 'line', 'taughtAt'] as const;
  const before = schemeBefore(sql`r.at = ${schemeLessons.taughtAt}`);
  const next = schemeBefore(sql`r.at > ${schemeLessons.taughtAt}`);
  const after = sql<string>`coalesce(${next}, ${questions.markSchemeAnswer})`;
  const [row] = await database
    .select({
      ...pick(schemeLessons, columns),
      ownerId: questions.createdBy,
      isDeleted: sql<boolean>`${questions.deletedAt} is not null`,
      before,
      after,
    })
    .from(schemeLessons)
    .innerJoin(questions, eq(questions.id, schemeLessons.questionId))
    .where(isLesson({ quizCode, decisionId }));
  if (!row) return undefined;
  const { before: was, after: became, ...lesson } = row;
  return { ...lesson, change: was === null ? undefined : { before: was, after: became } };
}

export async function deleteLesson(database: Db, lesson: Lesson): Promise<void> {
  await database.delete(schemeLessons).where(isLesson(lesson));
}
