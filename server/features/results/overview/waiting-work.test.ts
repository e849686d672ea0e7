import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_WAITING_QUIZZES } from '../../../../shared/business-rules.ts';
import { user } from '../../../database/schema/accounts.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { appeals } from '../../../database/schema/marking.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import {
  buildAttempt,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../../testing/factories.ts';
import { buildAnalysis, buildPencilQuiz } from '../../../testing/quizzes/pencil-quiz.ts';
import { buildSharedQuiz } from '../../../testing/quizzes/shared-quiz.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';
import { watchStatements } from '../../../testing/database/explain.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('work waiting for a teacher', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const waitingFor = async (teacher: { email: string }) =>
    (await (await app.as(teacher)).results.waitingWork({})).items;

  it('counts the answers to mark and to check as the desk does', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode, change } = await buildPencilQuiz(app.database, teacher.id, [1, 2, 3, null]);
    await change(0, { aiAnalysis: buildAnalysis({ flags: ['doubt'] }) });
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, toMark: 1, toCheck: 1 }]);
    const { total } = await (await app.as(teacher)).marking.listToCheck({ quizCode });
    expect(total).toBe(1);
  });

  it('includes students at work, and nothing once everything is done', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    expect(await waitingFor(teacher)).toEqual([]);
    await buildAttempt(app.database, quizCode, student.id);
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, running: 1, toMark: 0 }]);
    const own = { quizCode, userId: student.id };
    const client = await app.as(student);
    await client.attempts.finish({ ...own, answers: [], because: 'submitted' });
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, running: 0, toMark: 1 }]);
    const marked = { markAwarded: 0, confirmedBy: teacher.id };
    await app.database.update(submissions).set(marked).where(eq(submissions.quizCode, quizCode));
    expect(await waitingFor(teacher)).toEqual([]);
  });

  it('counts the marks that students question, until the teacher has decided', async () => {
    const teacher = await buildTeacher(app.database);
    const quiz = await buildPencilQuiz(app.database, teacher.id, [1]);
    const { quizCode, questionId } = quiz;
    const [row] = await quiz.rows();
    if (!row) throw new Error('There is no answer.');
    const { submissionId, userId, markRevision } = row;
    const appeal = { quizCode, questionId, userId, reason: 'I named the gas.' };
    await app.database.insert(appeals).values(appeal);
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, appeals: 1, toCheck: 0 }]);
    const decision = { submissionId, markRevision, newMark: null, reason: 'Only in part.' };
    await (await app.as(teacher)).marking.decideAppeal(decision);
    expect(await waitingFor(teacher)).toEqual([]);
  });

  it('asks for release only when nobody is writing, everything is marked and nothing needs checking', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    const { quizCode, change } = await buildPencilQuiz(app.database, teacher.id, [1, null]);
    await app.database
      .update(quizzes)
      .set({ resultsRelease: 'when-released' })
      .where(eq(quizzes.quizCode, quizCode));
    const isToRelease = async () => (await waitingFor(teacher))[0]?.toRelease;
    expect(await isToRelease()).toBe(false);
    const doubtful = buildAnalysis({ flags: ['doubt'] });
    await change(1, { markAwarded: 2, aiMark: 2, aiAnalysis: doubtful, markRevision: 1 });
    expect(await isToRelease()).toBe(false);
    await change(1, { aiAnalysis: buildAnalysis() });
    expect(await isToRelease()).toBe(true);
    const late = await buildStudentOf(app.database, teacher);
    await buildAttempt(app.database, quizCode, late.id);
    expect(await isToRelease()).toBe(false);
    await app.database.delete(attempts).where(eq(attempts.userId, late.id));
    await client.quizzes.setReleased({ quizCode, released: true });
    expect(await waitingFor(teacher)).toEqual([]);
  });

  it('asks to check marks from before an edit only while their students do not see them', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    const own = { createdBy: teacher.id, maxMark: 1, markSchemeAnswer: 'oxygen (1)' };
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, ['oxygen'], own);
    const { quizCode, questionId } = quiz;
    await app.database
      .update(quizzes)
      .set({ resultsRelease: 'when-released' })
      .where(eq(quizzes.quizCode, quizCode));
    const run = await client.marking.startRun({ quizCode, mode: 'unmarked' });
    await endOfRun(client, run.id);
    await quiz.change(0, { aiAnalysis: buildAnalysis() });
    expect(await waitingFor(teacher)).toMatchObject([{ toCheck: 0, toRelease: true }]);
    const question = await client.questions.get({ questionId });
    await client.questions.update({ ...question, questionId, markSchemeAnswer: 'argon (1)' });
    expect(await waitingFor(teacher)).toMatchObject([{ toCheck: 1, toRelease: false }]);
    await client.quizzes.setReleased({ quizCode, released: true });
    expect(await waitingFor(teacher)).toEqual([]);
  });

  describe('of a quiz for two classes', () => {
    let school: Awaited<ReturnType<typeof buildSharedQuiz>>;
    beforeEach(async () => {
      school = await buildSharedQuiz(app.database);
      await app.database
        .update(quizzes)
        .set({ resultsRelease: 'when-released' })
        .where(eq(quizzes.quizCode, school.quizCode));
    });
    const releaseTo = async ({ teacherCode }: { teacherCode?: string }) =>
      (await app.as(school.owner)).quizzes.setReleased({
        quizCode: school.quizCode,
        teacherCode,
        released: true,
      });
    const isToRelease = async (teacher: { email: string } = school.owner) =>
      (await waitingFor(teacher)).some(({ toRelease }) => toRelease);

    it('asks for no release if all students who sat it see their marks', async () => {
      await app.database.delete(attempts).where(eq(attempts.userId, school.olga.id));
      expect(await isToRelease()).toBe(true);
      await releaseTo(school.owner);
      expect(await isToRelease()).toBe(false);
    });

    it('asks for release until both have their marks, and asks each teacher only for their own', async () => {
      await releaseTo(school.owner);
      expect(await isToRelease()).toBe(true);
      expect(await isToRelease(school.colleague)).toBe(false);
      expect(await isToRelease(school.otherClass)).toBe(true);
      await releaseTo(school.otherClass);
      expect(await isToRelease()).toBe(false);
    });

    it('asks for release to a student in neither class, as long as they have an account', async () => {
      const guest = await buildStudentOf(app.database, await buildTeacher(app.database));
      const marked = { markAwarded: 1, aiMark: 1 };
      await buildSubmission(app.database, school.quizCode, guest.id, school.questionId, marked);
      await releaseTo(school.owner);
      await releaseTo(school.otherClass);
      expect(await isToRelease()).toBe(true);
      expect(await isToRelease(school.otherClass)).toBe(false);
      await app.database.delete(user).where(eq(user.id, guest.id));
      expect(await isToRelease()).toBe(false);
    });
  });

  it('names the marks to accept if students see each one once it is accepted', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode, change } = await buildPencilQuiz(app.database, teacher.id, [1, 2, 3]);
    await change(0, { aiAnalysis: buildAnalysis({ flags: ['doubt'] }) });
    for (const index of [1, 2]) await change(index, { aiAnalysis: buildAnalysis() });
    const release = (resultsRelease: 'as-accepted' | 'as-marked') =>
      app.database.update(quizzes).set({ resultsRelease }).where(eq(quizzes.quizCode, quizCode));
    await release('as-accepted');
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, toCheck: 1, toAccept: 2 }]);
    await change(0, { confirmedBy: teacher.id });
    await change(1, { confirmedBy: teacher.id });
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, toCheck: 0, toAccept: 1 }]);
    await release('as-marked');
    expect(await waitingFor(teacher)).toEqual([]);
  });

  it('is not hidden by newer quizzes whose marks raise no doubt', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode } = await buildPencilQuiz(app.database, teacher.id, [null]);
    for (let newer = 0; newer < MAX_WAITING_QUIZZES; newer += 1) {
      const { change } = await buildPencilQuiz(app.database, teacher.id, [1]);
      await change(0, { aiAnalysis: buildAnalysis() });
    }
    expect(await waitingFor(teacher)).toMatchObject([{ quizCode, toMark: 1 }]);
  });

  it('runs a fixed number of statements, however many quizzes are waiting', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    const count = MAX_WAITING_QUIZZES + 2;
    for (let each = 0; each < count; each += 1) {
      await buildPencilQuiz(app.database, teacher.id, [null, 1]);
    }
    const first = await client.results.waitingWork({});
    expect(first.items).toHaveLength(MAX_WAITING_QUIZZES);
    expect(first.isMore).toBe(true);
    const seen = watchStatements(app.pool);
    const { items, isMore } = await client.results.waitingWork({ pageSize: 200 });
    expect(isMore).toBe(false);
    expect(items.map(({ toMark }) => toMark)).toEqual(Array(count).fill(1));
    expect(seen.filter(({ text }) => text.includes('submissions'))).toHaveLength(1);
  });

  it('includes a mark in ink above the maximum, as the desk does', async () => {
    const teacher = await buildTeacher(app.database);
    const { change } = await buildPencilQuiz(app.database, teacher.id, [1]);
    await change(0, { markAwarded: 9, confirmedBy: teacher.id });
    expect(await waitingFor(teacher)).toMatchObject([{ toMark: 0, toCheck: 1 }]);
  });

  it('is never shown to another teacher', async () => {
    const teacher = await buildTeacher(app.database);
    await buildAnsweredQuiz(app.database, teacher.id, ['An answer']);
    expect(await waitingFor(await buildTeacher(app.database))).toEqual([]);
  });
});
