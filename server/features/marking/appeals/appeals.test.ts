import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('appeals against a mark', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let student: { id: string; email: string };
  let quizCode: string;
  let questionId: string;
  let submissionId: string;
  let markRevision: number;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    const { database } = app;
    student = await buildUser(database, { name: 'Ana Ray' });
    questionId = (await buildQuestion(database, { maxMark: 2 })).id;
    ({ quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [questionId],
    }));
    ({ submissionId, markRevision } = await sit(student.id, 'Carbon dioxide!'));
  });

  const sit = (userId: string, userAnswer: string, markAwarded: number | null = 1) =>
    buildSubmission(app.database, quizCode, userId, questionId, {
      userAnswer,
      markAwarded,
      aiMark: markAwarded,
    });
  const asStudent = async () => (await app.as(student)).marking;
  const asTeacher = async () => (await app.as(teacher)).marking;
  const appeal = async (reason = 'I named the gas.') =>
    (await asStudent()).appeal({ submissionId, point: 'names the gas', reason });
  const marksOf = async () => {
    const { students } = await (await asTeacher()).listResponses({ quizCode });
    return students.map(({ submissions }) => submissions[0]?.markAwarded);
  };

  it('can be made once for each mark, with a reason', async () => {
    expect(await appeal()).toMatchObject({ point: 'names the gas', outcome: null });
    await expect(appeal()).rejects.toMatchObject({
      message: 'You have already questioned this mark.',
    });
    await expect(appeal('  ')).rejects.toMatchObject({ message: 'Please say why.' });
  });

  it('need a mark that the student can see', async () => {
    const other = await buildUser(app.database);
    const unmarked = await sit(other.id, 'oxygen', null);
    const { marking } = await app.as(other);
    const message = 'This answer has no mark to question yet.';
    await expect(
      marking.appeal({ submissionId: unmarked.submissionId, reason: 'Why?' }),
    ).rejects.toMatchObject({ message });
    const hidden = await buildQuiz(app.database, {
      resultsRelease: 'when-released',
      questionIds: [questionId],
    });
    const held = await buildSubmission(app.database, hidden.quizCode, student.id, questionId, {
      markAwarded: 1,
    });
    await expect(
      (await asStudent()).appeal({ submissionId: held.submissionId, reason: 'Why?' }),
    ).rejects.toMatchObject({ message });
  });

  it('can be made only against one’s own mark', async () => {
    const { marking } = await app.as(await buildUser(app.database));
    await expect(marking.appeal({ submissionId, reason: 'Why?' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('reach the teacher along with the equal answers of other students', async () => {
    const twin = await buildUser(app.database, { name: 'Twin Tan' });
    const same = await sit(twin.id, 'carbon   dioxide');
    await appeal();
    const { items, open } = await (await asTeacher()).listAppeals({ quizCode });
    expect(open).toBe(1);
    expect(items).toMatchObject([
      {
        displayName: 'Ana Ray',
        alike: [{ displayName: 'Twin Tan', submissionId: same.submissionId, markRevision: 0 }],
      },
    ]);
  });

  it('can leave the mark unchanged, and the student is told so with the reason', async () => {
    await appeal();
    const decision = {
      submissionId,
      markRevision,
      newMark: null,
      reason: 'The scheme asks for its role.',
    };
    expect(await (await asTeacher()).decideAppeal(decision)).toMatchObject({ outcome: 'stands' });
    const { quizzes } = await (await app.as(student)).results.myScores();
    expect(quizzes[0]?.answers[0]).toMatchObject({
      markAwarded: 1,
      canAppeal: false,
      appeal: { outcome: 'stands', decisionReason: 'The scheme asks for its role.' },
    });
    await expect((await asTeacher()).decideAppeal(decision)).rejects.toMatchObject({
      message: 'This question has already been decided.',
    });
  });

  it('do not show the student the decision if the mark has been hidden again', async () => {
    const seen = async () =>
      (await (await app.as(student)).results.myScores()).quizzes[0]?.answers[0];
    const asOwner = await app.as(teacher);
    await asOwner.quizzes.update({ quizCode, resultsRelease: 'when-released' });
    await asOwner.quizzes.setReleased({ quizCode, released: true });
    await appeal();
    const decision = { submissionId, markRevision, newMark: 2, reason: 'You are right.' };
    await (await asTeacher()).decideAppeal(decision);
    expect((await seen())?.appeal).toMatchObject({ outcome: 'changed', oldMark: 1, newMark: 2 });
    await asOwner.quizzes.setReleased({ quizCode, released: false });
    expect(await seen()).toMatchObject({
      markAwarded: 'Pending',
      appeal: {
        reason: 'I named the gas.',
        outcome: null,
        decisionReason: null,
        decidedAt: null,
        oldMark: null,
        newMark: null,
      },
    });
  });

  it('can change the mark, in ink and with the reason recorded in the mark’s history', async () => {
    await appeal();
    await (
      await asTeacher()
    ).decideAppeal({ submissionId, markRevision, newMark: 2, reason: 'You are right.' });
    expect(await marksOf()).toEqual([2]);
    const { items } = await (await asTeacher()).listMarkEvents({ submissionId });
    expect(items.at(-1)).toMatchObject({ oldMark: 1, newMark: 2, reason: 'You are right.' });
  });

  it('can change the marks of other students who wrote the same, but of no other answers', async () => {
    const twin = await sit((await buildUser(app.database)).id, 'carbon   dioxide');
    const other = await sit((await buildUser(app.database)).id, 'oxygen');
    await sit((await buildUser(app.database)).id, 'Carbon dioxide');
    await appeal();
    const right = { submissionId, markRevision, newMark: 2, reason: 'You are right.' };
    const decided = await (await asTeacher()).decideAppeal({ ...right, alike: [twin, other] });
    expect(decided.leftAlone).toBe(1);
    expect((await marksOf()).toSorted()).toEqual([1, 1, 2, 2]);
  });

  it('change no mark that the decision does not name, even if someone has since handed in the same words', async () => {
    await appeal();
    await sit((await buildUser(app.database)).id, 'carbon   dioxide');
    const right = { submissionId, markRevision, newMark: 2, reason: 'You are right.' };
    expect(await (await asTeacher()).decideAppeal(right)).toMatchObject({ leftAlone: 0 });
    expect((await marksOf()).toSorted()).toEqual([1, 2]);
  });

  it('leave alone marks that have since been changed or decided by another appeal', async () => {
    const twins = await Promise.all(
      ['One Tan', 'Two Tan'].map(async (name) => {
        const twin = await buildUser(app.database, { name });
        return { twin, seen: await sit(twin.id, 'carbon   dioxide') };
      }),
    );
    const [one, two] = twins;
    if (!one || !two) throw new Error('There are two.');
    await appeal();
    await (await app.as(two.twin)).marking.appeal({ ...two.seen, reason: 'So did I.' });
    const marking = await asTeacher();
    await marking.setMarks({ quizCode, items: [one.seen], markAwarded: 0 });
    await marking.decideAppeal({ ...two.seen, newMark: null, reason: 'It stands.' });
    expect((await marking.listAppeals({ quizCode })).items[0]?.alike).toMatchObject([
      { displayName: 'One Tan' },
    ]);
    const seen = (await marking.listResponses({ quizCode })).students
      .flatMap(({ submissions }) => submissions)
      .find((each) => each.submissionId === two.seen.submissionId);
    const alike = [one.seen, { ...two.seen, markRevision: seen?.markRevision ?? 0 }];
    const right = { submissionId, markRevision, newMark: 2, reason: 'You are right.' };
    expect(await marking.decideAppeal({ ...right, alike })).toMatchObject({ leftAlone: 2 });
    expect((await marksOf()).toSorted()).toEqual([0, 1, 2]);
  });

  it('are decided only once when two teachers decide at the same time', async () => {
    await appeal();
    const { marking } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const outcomes = await Promise.allSettled([
      marking.decideAppeal({ submissionId, markRevision, newMark: 2, reason: 'Yes.' }),
      (await asTeacher()).decideAppeal({
        submissionId,
        markRevision,
        newMark: null,
        reason: 'No.',
      }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are not decided if the mark has been changed since the teacher saw it', async () => {
    await appeal();
    const marking = await asTeacher();
    const items = [{ submissionId, markRevision }];
    await marking.setMarks({ quizCode, items, markAwarded: 0 });
    await expect(
      marking.decideAppeal({ submissionId, markRevision, newMark: null, reason: 'No.' }),
    ).rejects.toMatchObject({ code: 'MARK_CHANGED' });
    expect(await marking.listAppeals({ quizCode })).toMatchObject({
      open: 1,
      items: [{ submission: { markAwarded: 0 } }],
    });
  });

  it('cannot be given a mark above the maximum, or be decided if there is no appeal', async () => {
    const marking = await asTeacher();
    const decision = { submissionId, markRevision, newMark: 2, reason: 'Yes.' };
    await expect(marking.decideAppeal(decision)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await appeal();
    await expect(marking.decideAppeal({ ...decision, newMark: 3 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
