import { and, eq, isNull } from 'drizzle-orm';
import { pick } from '../../../../shared/pick.ts';
import type { DatabaseOrTransaction } from '../../../database/client.ts';
import { schemeLessons } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';

export type Lesson = typeof schemeLessons.$inferSelect;

const isLesson = ({ quizCode, decisionId }: Pick<Lesson, 'quizCode' | 'decisionId'>) =>
  and(eq(schemeLessons.quizCode, quizCode), eq(schemeLessons.decisionId, decisionId));

export async function insertLesson(
  database: DatabaseOrTransaction,
  lesson: typeof schemeLessons.$inferInsert,
): Promise<void> {
  await database.insert(schemeLessons).values(lesson);
}

/** The lesson that a decision was, with whose question it is about; undefined for any other. */
export async function findLesson(
  database: DatabaseOrTransaction,
  quizCode: string,
  decisionId: string,
): Promise<(Lesson & { ownerId: string }) | undefined> {
  const columns = ['quizCode', 'decisionId', 'questionId', 'kind', 'line', 'taughtAt'] as const;
  const [lesson] = await database
    .select({ ...pick(schemeLessons, columns), ownerId: questions.createdBy })
    .from(schemeLessons)
    .innerJoin(questions, eq(questions.id, schemeLessons.questionId))
    .where(and(isLesson({ quizCode, decisionId }), isNull(questions.deletedAt)));
  return lesson;
}

export async function deleteLesson(database: DatabaseOrTransaction, lesson: Lesson): Promise<void> {
  await database.delete(schemeLessons).where(isLesson(lesson));
}
