import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildQuiz, buildSubmission, buildUser, setForClass } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: ApiClient;
let teacher: ApiClient;
let teacherId: string;
let nineA: string;
let nineB: string;
let students: { ann: string; bo: string };

const makeClass = async (name: string, yearGroup: string) =>
  (await teacher.classes.create({ name, yearGroup, academicYear: '2026/27' })).teacherCode;
const add = (teacherCode: string, ...userIds: string[]) =>
  teacher.classes.addStudents({ teacherCode, userIds });
const classNamed = async (name: string) =>
  (await teacher.classes.list({})).items.find((one) => one.name === name)?.teacherCode ?? '';
const beginYear = () =>
  admin.classes.rollOver({
    academicYear: '2027/28',
    carry: 'all',
    leavingYear: null,
    dryRun: false,
  });
/** A quiz that these students have sat. */
async function sitQuiz(...userIds: string[]) {
  const { quizCode, questionIds } = await buildQuiz(app.database, { creatorUid: teacherId });
  for (const userId of userIds) {
    await buildSubmission(app.database, quizCode, userId, questionIds[0] ?? '', { markAwarded: 1 });
  }
  return quizCode;
}
const compare = async (quizCode: string, as = teacher) =>
  (await as.results.classResults({ quizCode })).items.map((one) => [one.name, one.students]);

beforeEach(async () => {
  app = await startTestApp();
  admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  const tess = await buildUser(app.database, { role: 'teacher', name: 'Tess' });
  teacherId = tess.id;
  teacher = await app.as(tess);
  nineA = await makeClass('9A', '9');
  nineB = await makeClass('9B', '9');
  const [ann, bo] = [await buildUser(app.database), await buildUser(app.database)];
  students = { ann: ann.id, bo: bo.id };
  await add(nineA, ann.id);
  await add(nineB, bo.id);
});
afterEach(() => app.stop());

describe('the classes of a quiz that is set for no class', () => {
  it('are those its students were in when they sat it, even after a rollover', async () => {
    const before = await sitQuiz(students.ann, students.bo);
    await beginYear();
    const after = await sitQuiz(students.ann, students.bo);
    const [lastYear, thisYear] = [
      [
        ['9A', 1],
        ['9B', 1],
      ],
      [
        ['10A', 1],
        ['10B', 1],
      ],
    ];
    for (const as of [teacher, admin]) {
      expect(await compare(before, as)).toEqual(lastYear);
      expect(await compare(after, as)).toEqual(thisYear);
    }
  });

  it('count students who joined a class only after the quiz, if they were in no other', async () => {
    const late = await buildUser(app.database, { name: 'Lee Late' });
    const quizCode = await sitQuiz(students.ann, late.id);
    await add(nineA, late.id);
    expect(await compare(quizCode)).toEqual([['9A', 2]]);
  });

  it('do not include a club that a student joined later', async () => {
    const club = await makeClass('Club', '');
    const quizCode = await sitQuiz(students.ann);
    await add(club, students.ann);
    expect(await compare(quizCode)).toEqual([['9A', 1]]);
  });

  it('are those of one teacher: another teacher’s class takes no student from them', async () => {
    const other = await app.as(await buildUser(app.database, { role: 'teacher', name: 'Olu' }));
    const { teacherCode } = await other.classes.create({ name: 'Form 9' });
    const late = await buildUser(app.database, { name: 'Lee Late' });
    await other.classes.addStudents({ teacherCode, userIds: [late.id] });
    const quizCode = await sitQuiz(late.id);
    await add(nineA, late.id);
    expect(await compare(quizCode)).toEqual([['9A', 1]]);
    expect(await compare(quizCode, admin)).toEqual([['Form 9', 1]]);
  });
});

it('a quiz set for classes is compared by those classes, with everyone who is in them now', async () => {
  const quizCode = await sitQuiz(students.ann, students.bo);
  await beginYear();
  const tenB = await classNamed('10B');
  await add(tenB, students.ann);
  await setForClass(app.database, quizCode, tenB);
  expect(await compare(quizCode)).toEqual([['10B', 2]]);
});
