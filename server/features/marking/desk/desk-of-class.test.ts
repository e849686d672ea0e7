import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { buildSharedQuiz } from '../../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type SharedQuiz = Awaited<ReturnType<typeof buildSharedQuiz>>;
type About = { quizCode: string; teacherCode?: string };

const hide = (as: ApiClient, about: About) =>
  outcomeOf(as.quizzes.setReleased({ ...about, released: false }));

describe('the desk of a quiz taken by two classes', () => {
  let app: TestApp;
  let quiz: SharedQuiz;
  let client: ApiClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /**
   * Two pencil marks in the owner's class, and one ink mark and one unmarked answer in the other.
   */
  beforeEach(async () => {
    quiz = await buildSharedQuiz(app.database);
    const { owner, otherClass, quizCode, questionId, olga } = quiz;
    const aiAnalysis = buildAnalysis({});
    await app.database.update(submissions).set({ aiAnalysis });
    await app.database
      .update(submissions)
      .set({ confirmedBy: owner.id })
      .where(eq(submissions.userId, olga.id));
    const next = await buildStudentOf(app.database, owner, { name: 'Nora Next' });
    const last = await buildStudentOf(app.database, otherClass, { name: 'Leo Last' });
    const pencil = { markAwarded: 1, aiMark: 1, aiAnalysis };
    await buildSubmission(app.database, quizCode, next.id, questionId, pencil);
    await buildSubmission(app.database, quizCode, last.id, questionId);
    await app.database
      .update(quizzes)
      .set({ resultsRelease: 'when-released' })
      .where(eq(quizzes.quizCode, quizCode));
    client = await app.as(owner);
  });

  const ofOwn = () => ({ quizCode: quiz.quizCode, teacherCode: quiz.owner.teacherCode });
  const ofOther = () => ({ quizCode: quiz.quizCode, teacherCode: quiz.otherClass.teacherCode });
  const seenByColleague = async () =>
    (await app.as(quiz.colleague)).marking.listResponses({ quizCode: quiz.quizCode });
  const figuresOf = async (about: About) => {
    const [responses, toCheck, agreement, groups] = await Promise.all([
      client.marking.listResponses(about),
      client.marking.listToCheck(about),
      client.marking.getAgreement(about),
      client.marking.listAnswerGroups({ ...about, questionId: quiz.questionId }),
    ]);
    return {
      answers: responses.submissionCount,
      marked: responses.markedCount,
      inked: toCheck.inked,
      unmarked: toCheck.unmarked,
      sure: [toCheck.pencilWithoutDoubt, agreement.questions[0]?.sure],
      listed: groups.groups.flatMap(({ submissions: all }) => all).length,
    };
  };

  it('counts only the chosen class in every figure, and everyone if no class is chosen', async () => {
    expect(await figuresOf(ofOwn())).toEqual({
      answers: 2,
      marked: 2,
      inked: 0,
      unmarked: 0,
      sure: [2, 2],
      listed: 2,
    });
    expect(await figuresOf(ofOther())).toEqual({
      answers: 2,
      marked: 1,
      inked: 1,
      unmarked: 1,
      sure: [0, 0],
      listed: 2,
    });
    expect(await figuresOf({ quizCode: quiz.quizCode })).toEqual({
      answers: 4,
      marked: 3,
      inked: 1,
      unmarked: 1,
      sure: [2, 2],
      listed: 4,
    });
  });

  it('says which class it shows', async () => {
    const { teacherCode } = quiz.otherClass;
    const { schoolClass } = await client.marking.listResponses(ofOther());
    expect(schoolClass).toEqual({ teacherCode, name: 'Terry Teacher’s class', isSetFor: true });
    const all = await client.marking.listResponses({ quizCode: quiz.quizCode });
    expect(all.schoolClass).toBeNull();
  });

  it('lists appeals from only the chosen class', async () => {
    const { sam, samsId, olga, olgasId, quizCode } = quiz;
    await client.quizzes.setReleased({ quizCode, released: true });
    const ask = { reason: 'I wrote the gas.' };
    await (await app.as(sam)).marking.appeal({ submissionId: samsId, ...ask });
    await (await app.as(olga)).marking.appeal({ submissionId: olgasId, ...ask });
    const listed = await client.marking.listAppeals(ofOther());
    expect(listed.items.map(({ submissionId }) => submissionId)).toEqual([olgasId]);
    expect(listed.open).toBe(1);
  });

  it('decides an appeal for only the chosen class', async () => {
    const { sam, samsId, quizCode, questionId, otherClass } = quiz;
    await client.quizzes.setReleased({ quizCode, released: true });
    await (await app.as(sam)).marking.appeal({ submissionId: samsId, reason: 'I wrote the gas.' });
    const twin = await buildStudentOf(app.database, otherClass, { name: 'Tia Twin' });
    const same = { userAnswer: 'the gas in fizzy drinks', markAwarded: 1, aiMark: 1 };
    await buildSubmission(app.database, quizCode, twin.id, questionId, same);
    await app.database
      .update(submissions)
      .set({ userAnswer: same.userAnswer })
      .where(eq(submissions.submissionId, samsId));
    const [listed] = (await client.marking.listAppeals(ofOwn())).items;
    if (!listed) throw new Error('Sam has asked.');
    expect(listed.alike).toEqual([]);
    const { submissionId, submission } = listed;
    const seen = { submissionId, markRevision: submission.markRevision };
    await client.marking.decideAppeal({ ...seen, newMark: 0, reason: 'It is not.' });
    const marks = await app.database
      .select({ userId: submissions.userId, mark: submissions.markAwarded })
      .from(submissions)
      .where(eq(submissions.quizCode, quizCode));
    const markOf = new Map(marks.map(({ userId, mark }) => [userId, mark]));
    expect([markOf.get(sam.id), markOf.get(twin.id)]).toEqual([0, 1]);
  });

  it('marks only the chosen class, even if another class has unmarked answers', async () => {
    const unmarked = { mode: 'unmarked' as const };
    expect(await outcomeOf(client.marking.startRun({ ...ofOwn(), ...unmarked }))).toBe(
      'ALL_MARKED',
    );
    expect(await client.marking.startRun({ ...ofOther(), ...unmarked })).toMatchObject({
      total: 1,
    });
  });

  it('accepts marks of only the chosen class', async () => {
    const which = { kind: 'without-doubt' as const };
    expect(await client.marking.acceptMarks({ ...ofOther(), which })).toMatchObject({
      changedCount: 0,
    });
    expect(await client.marking.acceptMarks({ ...ofOwn(), which })).toMatchObject({
      changedCount: 2,
    });
  });

  it('counts as acceptable in bulk exactly the marks that accepting the question puts in ink', async () => {
    const { questionId, samsId } = quiz;
    await app.database
      .update(submissions)
      .set({ aiAnalysis: buildAnalysis({ flags: ['cannot-judge'] }) })
      .where(eq(submissions.submissionId, samsId));
    const { questions } = await client.marking.getAgreement(ofOwn());
    expect(questions).toMatchObject([{ acceptable: 1 }]);
    const which = { kind: 'question' as const, questionId };
    expect(await client.marking.acceptMarks({ ...ofOwn(), which })).toMatchObject({
      changedCount: 1,
    });
  });

  it('releases results to the chosen class, and shows only that class as released', async () => {
    await client.quizzes.setReleased({ ...ofOwn(), released: true });
    const releaseOf = async (about: About) => {
      const { releasedAt, abilities } = await client.marking.listResponses(about);
      return [releasedAt !== null, abilities.canRelease];
    };
    expect(await releaseOf(ofOwn())).toEqual([true, true]);
    expect(await releaseOf(ofOther())).toEqual([false, true]);
    expect(await releaseOf({ quizCode: quiz.quizCode })).toEqual([false, true]);
    const scores = await (await app.as(quiz.olga)).results.myScores();
    expect(scores.quizzes[0]?.answers).toMatchObject([{ markAwarded: 'Pending' }]);
  });

  it('says how many students cannot see their marks if results are released to one class', async () => {
    const { quizCode, sam } = quiz;
    const toRelease = async (about: About) => (await client.marking.listResponses(about)).toRelease;
    expect(await toRelease({ quizCode })).toEqual({ released: 0, unreleased: 4 });
    await client.quizzes.setReleased({ ...ofOwn(), released: true });
    expect(await toRelease({ quizCode })).toEqual({ released: 2, unreleased: 2 });
    expect(await toRelease(ofOther())).toEqual({ released: 0, unreleased: 2 });
    expect(await toRelease(ofOwn())).toBeNull();
    await app.database.delete(user).where(eq(user.id, sam.id));
    expect(await toRelease({ quizCode })).toEqual({ released: 1, unreleased: 2 });
    await client.quizzes.setReleased({ quizCode, released: true });
    expect(await toRelease({ quizCode })).toBeNull();
  });

  it('cannot release results separately to a class that the quiz is not set for', async () => {
    const stranger = await buildTeacher(app.database);
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    const listed = await admin.marking.listResponses({
      quizCode: quiz.quizCode,
      teacherCode: stranger.teacherCode,
    });
    expect(listed).toMatchObject({
      schoolClass: { isSetFor: false },
      abilities: { canRelease: false },
    });
  });

  describe('for a colleague who shares one of the classes', () => {
    it('says that the class sees its marks once the colleague has released them, and can hide them again', async () => {
      const colleague = await app.as(quiz.colleague);
      const { quizCode } = quiz;
      expect(await seenByColleague()).toMatchObject({
        releasedAt: null,
        abilities: { canRelease: true },
      });
      await colleague.quizzes.setReleased({ quizCode, released: true });
      expect(await seenByColleague()).toMatchObject({
        releasedAt: expect.any(String),
        abilities: { canRelease: true },
        schoolClass: { teacherCode: quiz.owner.teacherCode },
      });
      await colleague.quizzes.setReleased({ quizCode, released: false });
      expect((await seenByColleague()).releasedAt).toBeNull();
    });

    it('cannot hide from the class what the creator released to everyone', async () => {
      const { quizCode } = quiz;
      await client.quizzes.setReleased({ quizCode, released: true });
      expect(await seenByColleague()).toMatchObject({
        releasedAt: expect.any(String),
        abilities: { canRelease: false },
      });
      expect(await hide(await app.as(quiz.colleague), { quizCode })).toBe(
        'RESULTS_RELEASED_TO_ALL',
      );
      expect(await hide(client, ofOwn())).toBe('RESULTS_RELEASED_TO_ALL');
      expect((await seenByColleague()).releasedAt).not.toBeNull();
    });
  });
});
