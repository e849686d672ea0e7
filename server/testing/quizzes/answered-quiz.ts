import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { markEvents } from '../../database/schema/marking.ts';
import { buildQuestion, buildQuiz, buildSubmission, buildUser } from '../factories.ts';

/** A quiz of one question with a submitted answer from each of several students. */
export interface AnsweredQuiz {
  quizCode: string;
  questionId: string;
  /** The students, in the order of their answers. */
  userIds: string[];
  /** The marks in that order; null is Pending. */
  marks(): Promise<(number | null)[]>;
  /** The whole rows in that order. */
  rows(): Promise<(typeof submissions.$inferSelect)[]>;
  /** The recorded changes of the quiz's marks. */
  events(): Promise<(typeof markEvents.$inferSelect)[]>;
  /** Changes one answer's row, as another process would. */
  change(index: number, values: Partial<typeof submissions.$inferInsert>): Promise<void>;
}

export async function buildAnsweredQuiz(
  database: Database,
  creatorUid: string,
  answers: string[],
  { maxMark = 2, ...question }: Parameters<typeof buildQuestion>[1] = {},
): Promise<AnsweredQuiz> {
  const { id: questionId } = await buildQuestion(database, { maxMark, ...question });
  const { quizCode } = await buildQuiz(database, { creatorUid, questionIds: [questionId] });
  const userIds: string[] = [];
  for (const userAnswer of answers) {
    const { id } = await buildUser(database);
    await buildSubmission(database, quizCode, id, questionId, { userAnswer });
    userIds.push(id);
  }
  const rows = async () => {
    const stored = await database
      .select()
      .from(submissions)
      .where(eq(submissions.quizCode, quizCode));
    return stored.toSorted((a, b) => userIds.indexOf(a.userId) - userIds.indexOf(b.userId));
  };
  return {
    quizCode,
    questionId,
    userIds,
    rows,
    marks: async () => (await rows()).map((row) => row.markAwarded),
    events: () => database.select().from(markEvents).where(eq(markEvents.quizCode, quizCode)),
    change: async (index, values) => {
      const userId = userIds[index] ?? '';
      await database
        .update(submissions)
        .set(values)
        .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, userId)));
    },
  };
}
