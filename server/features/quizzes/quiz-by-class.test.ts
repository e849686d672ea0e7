import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildStudentOf, buildTeacher } from '../../testing/factories.ts';
import { buildSharedQuiz, type Teacher } from '../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const textOf = (file: File) => file.text();

describe('a quiz that is set for two classes', () => {
  let app: TestApp;
  let owner: Teacher;
  let otherClass: Teacher;
  let client: ApiClient;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const school = await buildSharedQuiz(app.database);
    ({ owner, otherClass, quizCode } = school);
    client = await app.as(school.colleague);
  });

  it('is looked at class by class by its owner, and class against class', async () => {
    const as = await app.as(owner);
    const { teacherCode } = otherClass;
    for (const look of [
      () => as.marking.listResponses({ quizCode, teacherCode }),
      () => as.results.quizResults({ quizCode, teacherCode }),
      () => as.attempts.listLiveAttempts({ quizCode, teacherCode }),
      async () => textOf(await as.results.exportResults({ quizCode, teacherCode })),
      async () => textOf(await as.marking.exportResponses({ quizCode, teacherCode })),
    ]) {
      const seen = JSON.stringify(await look());
      expect(seen).toContain('Olga Other');
      expect(seen).not.toContain('Sam Shared');
    }
    const { items } = await as.results.classResults({ quizCode });
    expect(items.map((one) => [one.students, one.spread?.mean])).toEqual([
      [1, 100],
      [1, 100],
    ]);
    const [mine] = (await client.results.classResults({ quizCode })).items;
    expect(mine?.teacherCode).toBe(owner.teacherCode);
    const nobody = await buildTeacher(app.database);
    const strange = { quizCode, teacherCode: nobody.teacherCode };
    expect(await outcomeOf(as.results.quizResults(strange))).toBe('QUIZ_NOT_FOUND');
  });

  it('is locked by its owner for the one class at which they look', async () => {
    const as = await app.as(owner);
    const { teacherCode } = otherClass;
    const live = (code?: string) => as.attempts.listLiveAttempts({ quizCode, teacherCode: code });
    const start = async (of: Teacher) => {
      const late = await buildStudentOf(app.database, of);
      return outcomeOf((await app.as(late)).attempts.start({ quizCode }));
    };
    await as.quizzes.setLocked({ quizCode, locked: true, teacherCode });
    expect(await live(teacherCode)).toMatchObject({ locked: true, abilities: { canLock: true } });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
    expect([await start(otherClass), await start(owner)]).toEqual(['QUIZ_LOCKED', 'ok']);
    await as.quizzes.setLocked({ quizCode, locked: false, teacherCode });
    expect(await live(teacherCode)).toMatchObject({ locked: false });
    expect(await start(otherClass)).toBe('ok');
  });

  it('cannot be unlocked for a class while it is locked for all, and the live view offers no such thing', async () => {
    const as = await app.as(owner);
    const unlock = { quizCode, locked: false, teacherCode: owner.teacherCode };
    const live = () => client.attempts.listLiveAttempts({ quizCode });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
    await as.quizzes.setLocked({ quizCode, locked: true });
    expect(await live()).toMatchObject({ locked: true, abilities: { canLock: false } });
    const refused = [
      client.quizzes.setLocked({ quizCode, locked: false }),
      as.quizzes.setLocked(unlock),
    ];
    expect(await Promise.all(refused.map(outcomeOf))).toEqual([
      'QUIZ_LOCKED_FOR_ALL',
      'QUIZ_LOCKED_FOR_ALL',
    ]);
    await as.quizzes.setLocked({ quizCode, locked: false });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
  });

  it('is locked for no class that it is not set for', async () => {
    const as = await app.as(owner);
    const { teacherCode } = await as.classes.create({ name: '9Z' });
    const live = await as.attempts.listLiveAttempts({ quizCode, teacherCode });
    expect(live).toMatchObject({ locked: false, abilities: { canLock: false } });
    const lock = as.quizzes.setLocked({ quizCode, locked: true, teacherCode });
    expect(await outcomeOf(lock)).toBe('QUIZ_NOT_FOUND');
  });

  it('has averages per class on the dashboard, and a markbook of one class', async () => {
    const as = await app.as(owner);
    const { teacherCode } = owner;
    expect((await as.results.performanceOverview({ teacherCode })).items).toMatchObject([
      { quizCode, submissions: 1 },
    ]);
    expect((await as.results.performanceOverview()).items).toMatchObject([{ submissions: 2 }]);
    const book = await textOf(await as.results.exportMarkbook({ teacherCode }));
    expect(book).toContain('Sam Shared');
    expect(book).not.toContain('Olga Other');
    const { teacherCode: strange } = otherClass;
    expect(await outcomeOf(as.results.performanceOverview({ teacherCode: strange }))).toBe(
      'NOT_FOUND',
    );
  });
});
