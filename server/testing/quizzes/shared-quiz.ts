import type { Database } from '../../database/client.ts';
import {
  buildColleague,
  buildQuestion,
  buildSetQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  setForClass,
} from '../factories.ts';

export type Teacher = Awaited<ReturnType<typeof buildTeacher>>;
export type Person = { id: string; email: string };

/**
 * Builds a quiz that is set for two classes, with one marked answer in each: Sam is in the owner's
 * class, which a colleague shares, Olga in another teacher's.
 */
export async function buildSharedQuiz(database: Database) {
  const owner: Teacher = await buildTeacher(database);
  const otherClass: Teacher = await buildTeacher(database);
  const colleague: Person = await buildColleague(database, owner, 'co-teacher');
  const sam: Person = await buildStudentOf(database, owner, { name: 'Sam Shared' });
  const olga: Person = await buildStudentOf(database, otherClass, { name: 'Olga Other' });
  const { id: questionId } = await buildQuestion(database, { createdBy: owner.id });
  const values = { creatorUid: owner.id, questionIds: [questionId], title: 'Leaves' };
  const { quizCode } = await buildSetQuiz(database, owner, values);
  await setForClass(database, quizCode, otherClass.teacherCode);
  const answer = async (who: Person, userAnswer: string) => {
    const marked = { userAnswer, markAwarded: 1, aiMark: 1 };
    return (await buildSubmission(database, quizCode, who.id, questionId, marked)).submissionId;
  };
  const samsId = await answer(sam, 'carbon dioxide');
  const olgasId = await answer(olga, 'oxygen');
  return { owner, otherClass, colleague, sam, olga, quizCode, questionId, samsId, olgasId };
}
