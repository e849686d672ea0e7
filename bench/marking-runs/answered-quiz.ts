import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import { buildQuestion, buildQuiz } from '../../server/testing/factories.ts';

interface Size {
  answers: number;
  questions: number;
  /** The length of each answer; a student writes about 200 characters. */
  characters: number;
}

/** Inserts a quiz with this many submitted answers, all different. Returns its code. */
export async function insertAnsweredQuiz(
  database: Database,
  teacherId: string,
  { answers, questions, characters }: Size,
): Promise<string> {
  const questionIds: string[] = [];
  for (let index = 0; index < questions; index += 1) {
    const { id } = await buildQuestion(database, {
      createdBy: teacherId,
      maxMark: 2,
      markSchemeAnswer: 'plants take in carbon dioxide (1)\nthrough pores in the leaf (1)',
    });
    questionIds.push(id);
  }
  const { quizCode } = await buildQuiz(database, { creatorUid: teacherId, questionIds });
  const students = Math.ceil(answers / questions);
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, deadline_at, finished_at, finished_because)
    select ${quizCode}, 'student-' || student, now(), now(), 'submitted'
    from generate_series(1, ${students}) as student`);
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision, submitted_at)
    select ${quizCode}, 'student-' || student, question_id,
           rpad('Answer ' || student || ' to ' || question_id || ' says that leaves take in gas. ',
                ${characters}::int, 'The leaf has small holes and carbon dioxide comes in. '),
           true, 1, now()
    from generate_series(1, ${students}) as student,
         unnest(${sql.param(questionIds)}::text[]) as question_id
    limit ${answers}`);
  return quizCode;
}
