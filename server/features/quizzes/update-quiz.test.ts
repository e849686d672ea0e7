import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAttempt } from '../attempts/attempts-queries.ts';
import {
  buildAttempt,
  buildColleague,
  buildQuiz,
  buildStudentOf,
  buildTeacher,
  setForClass,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const settings = {
  title: 'Rivers',
  subject: 'Geography',
  defaultTimeLimit: 1_200,
  resultsRelease: 'when-released',
  attemptsAllowed: 2,
  countedAttempt: 'best',
} as const;

describe('quizzes.update', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('changes the settings, and leaves questions and running clocks as they are', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    const { quizCode, questionIds } = await buildQuiz(app.database, { creatorUid: teacher.id });
    const { deadlineAt } = await buildAttempt(app.database, quizCode, student.id);
    const client = await app.as(teacher);
    const changed = await client.quizzes.update({ quizCode, ...settings });
    expect(changed).toMatchObject({ quizCode, questionIds, ...settings });
    expect(await client.quizzes.get({ quizCode })).toMatchObject(settings);
    const attempt = await findAttempt(app.database, { quizCode, userId: student.id });
    expect(attempt?.deadlineAt).toEqual(deadlineAt);
  });

  it('changes only the settings it is given, so that an older screen reverts none', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      resultsRelease: 'as-marked',
    });
    const [older, newer] = [await app.as(teacher), await app.as(teacher)];
    await newer.quizzes.update({ quizCode, ...settings });
    await older.quizzes.update({ quizCode, title: 'Lakes' });
    const expected = { ...settings, title: 'Lakes' };
    expect(await older.quizzes.update({ quizCode })).toMatchObject(expected);
    expect(await newer.quizzes.get({ quizCode })).toMatchObject(expected);
  });

  it('is for the quiz’s creator: a co-teacher is told so, and is refused', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await setForClass(app.database, quizCode, teacher.teacherCode);
    const colleague = await app.as(await buildColleague(app.database, teacher, 'co-teacher'));
    const { abilities } = await colleague.quizzes.get({ quizCode });
    expect(abilities).toMatchObject({ canLock: true, canUpdate: false });
    await expect(colleague.quizzes.update({ quizCode, ...settings })).rejects.toMatchObject({
      code: 'QUIZ_NOT_FOUND',
    });
  });

  it('checks the time limit as the form for a new quiz does', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    const client = await app.as(teacher);
    await expect(
      client.quizzes.update({ quizCode, ...settings, defaultTimeLimit: 0 }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
