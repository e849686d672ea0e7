import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildTeacher } from '../../testing/factories.ts';
import { buildSharedQuiz, type Teacher } from '../../testing/shared-quiz.ts';
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
