import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';
import {
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../../testing/factories.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const names = (rows: readonly { displayName: string }[]) =>
  rows.map(({ displayName }) => displayName).toSorted((one, other) => (one < other ? -1 : 1));

describe('students with the same name who share a class or a quiz', () => {
  let app: TestApp;
  let client: ApiClient;
  let quizCode: string;
  const apart = ['Maya Patel (maya.b@school.example)', 'Noor Aziz', 'maya patel (maya.patel26)'];

  beforeAll(async () => {
    app = await startTestApp();
    const teacher = await buildTeacher(app.database);
    const elsewhere = await buildTeacher(app.database);
    client = await app.as(teacher);
    const quiz = await buildQuiz(app.database, { creatorUid: teacher.id });
    ({ quizCode } = quiz);
    const { questions } = await client.quizzes.get({ quizCode });
    const questionId = questions[0]?.id ?? '';
    const people = [
      { name: 'Maya Patel', email: 'maya.b@school.example' },
      // Usernames, capitals and classes may differ: the name that is read out is the same.
      { name: 'maya patel', email: emailOfSignInName('maya.patel26') },
      { name: 'Noor Aziz', email: 'noor@school.example' },
    ];
    for (const [index, person] of people.entries()) {
      const student = await buildStudentOf(app.database, index === 1 ? elsewhere : teacher, person);
      await buildSubmission(app.database, quizCode, student.id, questionId, {
        userAnswer: index === 0 ? 'my stepdad hits me' : 'carbon dioxide',
        markAwarded: 0,
      });
    }
    // Has the same name, but shares no class or quiz with the other.
    await buildStudentOf(app.database, elsewhere, { name: 'Noor Aziz' });
  });
  afterAll(() => app.stop());

  it('are distinguished in results', async () => {
    expect(names((await client.results.quizResults({ quizCode })).students)).toEqual(apart);
  });

  it('are distinguished in the live view', async () => {
    expect(names((await client.attempts.listLiveAttempts({ quizCode })).items)).toEqual(apart);
  });

  it('are distinguished on the desk', async () => {
    const { students } = await client.marking.listResponses({ quizCode });
    expect(names(students)).toEqual(apart);
  });

  it('are distinguished when a report is written, even if only one of them gets one', async () => {
    const { items } = await client.classes.listStudents({});
    expect(items.map(({ displayName, detail }) => `${displayName}: ${detail}`)).toEqual([
      'Maya Patel: maya.b@school.example',
      'Noor Aziz: ',
    ]);
    const students = items.map(({ id, displayName }) => ({ name: displayName, userId: id }));
    const { reports } = await client.reports.startBatch({ students, classInfo: {} });
    expect(reports.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Maya Patel: maya.b@school.example',
      'Noor Aziz: ',
    ]);
  });

  it('are distinguished on the sheet of what to teach again', async () => {
    const { areas } = await client.results.reteach({ quizCode });
    expect(names(areas.flatMap(({ needIt }) => needIt))).toEqual(apart);
  });
});
