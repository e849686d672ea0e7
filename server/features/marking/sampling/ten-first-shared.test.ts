import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildColleague,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  setForClass,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ANSWERS = ['carbon dioxide', 'oxygen', 'nitrogen', 'helium', 'water', 'argon', 'neon'];

describe('ten first, shared through a class', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each(['co-teacher', 'cover'] as const)(
    'lets a %s mark the same answers blind, puts only first marks in ink, and says who skipped it',
    async (part) => {
      const owner = await buildTeacher(app.database);
      const question = await buildQuestion(app.database, { createdBy: owner.id, maxMark: 1 });
      const values = { creatorUid: owner.id, questionIds: [question.id] };
      const { quizCode } = await buildQuiz(app.database, values);
      await setForClass(app.database, quizCode, owner.teacherCode);
      for (const userAnswer of ANSWERS) {
        const { id } = await buildStudentOf(app.database, owner);
        await buildSubmission(app.database, quizCode, id, question.id, { userAnswer });
      }
      const mine = await app.as(owner);
      const colleague = await buildColleague(app.database, owner, part);
      const theirs = await app.as(colleague);
      const sampleOf = async (client: typeof mine) => {
        const { questions } = await client.marking.openSample({ quizCode });
        return questions[0]?.answers ?? [];
      };
      const [first, second, third] = await sampleOf(mine);
      const ids = [first, second, third].map((each) => each?.submissionId ?? '');
      // The colleague inks one on the desk while the owner marks blind, and marks two blind as
      // well.
      const set = (client: typeof mine, submissionId: string, mark: number) =>
        client.marking.setBlindMark({ submissionId, mark });
      await set(mine, ids[0] ?? '', 1);
      const items = [{ submissionId: ids[1] ?? '', markRevision: 0 }];
      await theirs.marking.setMarks({ quizCode, items, markAwarded: 0 });
      await set(mine, ids[1] ?? '', 1);
      await set(theirs, ids[0] ?? '', 0);
      await set(theirs, ids[2] ?? '', 0);
      expect((await sampleOf(theirs)).map(({ submissionId }) => submissionId)).toEqual(
        (await sampleOf(mine)).map(({ submissionId }) => submissionId),
      );
      const { students } = await mine.marking.listResponses({ quizCode, pageSize: 25 });
      const marks = new Map(
        students.flatMap(({ submissions }) =>
          submissions.map(({ submissionId, markAwarded }) => [submissionId, markAwarded]),
        ),
      );
      expect(ids.map((id) => marks.get(id))).toEqual([1, 0, 0]);
      const agreementOf = async (client: typeof mine) =>
        (await client.marking.getAgreement({ quizCode })).questions[0];
      expect(await agreementOf(mine)).toMatchObject({
        marked: 3,
        teachers: { both: 1, exact: 0 },
        skippedBy: null,
      });

      const skipped = { quizCode, questionId: question.id, isSkipped: true };
      await theirs.marking.skipSample(skipped);
      expect(await agreementOf(theirs)).toMatchObject({ isSkipped: true, skippedBy: null });
      expect(await agreementOf(mine)).toMatchObject({ isSkipped: true, skippedBy: colleague.name });
    },
  );
});
