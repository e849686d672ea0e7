import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishOverdueAttempts } from './features/attempts/public.ts';
import type { ApiClient } from './testing/api-client.ts';
import { buildColleague, buildStudentOf, buildTeacher, setForClass } from './testing/factories.ts';
import { explain, listScans, watchStatements, type Statement } from './testing/database/explain.ts';
import { fillLargeSchool } from './testing/database/large-school.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Tables that grow with the school: no call that people wait for may scan one of them fully. */
const BIG_TABLES = new Set([
  'account',
  'attempts',
  'class_memberships',
  'mark_events',
  'questions',
  'quiz_questions',
  'session',
  'submissions',
  'typing_bests',
  'typing_results',
  'user',
]);
describe('calls that people wait for read no big table from end to end', () => {
  let app: TestApp;
  let seen: Statement[];
  let student: ApiClient;
  let studentId: string;
  let teacher: ApiClient;
  let colleague: ApiClient;
  let quizCode: string;
  let teacherCode: string;
  const questionId = 'question1';

  beforeAll(async () => {
    app = await startTestApp();
    const terry = await buildTeacher(app.database);
    const sam = await buildStudentOf(app.database, terry);
    studentId = sam.id;
    teacherCode = terry.teacherCode;
    quizCode = 'Q00001';
    await fillLargeSchool(app.database, terry);
    await setForClass(app.database, quizCode, teacherCode);
    colleague = await app.as(await buildColleague(app.database, terry, 'co-teacher'));
    student = await app.as(sam);
    teacher = await app.as(terry);
    await student.attempts.start({ quizCode: 'Q00002' });
    seen = watchStatements(app.pool);
  });
  afterAll(() => app.stop());

  const inClass = (userId: string) => ({ teacherCode, userIds: [userId] });
  const own = () => ({ quizCode, userId: studentId });
  const calls: [string, () => Promise<unknown>][] = [
    ['finding out who is signed in', () => student.accounts.currentUser()],
    ['starting a quiz', () => student.attempts.start({ quizCode })],
    ['resuming it', () => student.attempts.start({ quizCode })],
    [
      'saving an answer',
      () =>
        student.attempts.saveAnswer({
          ...own(),
          questionId,
          answer: 'light',
          revision: 1,
          isSaved: true,
        }),
    ],
    ['a heartbeat', () => student.attempts.checkIn(own())],
    [
      'finishing',
      () =>
        student.attempts.finish({
          ...own(),
          because: 'submitted',
          answers: [{ questionId, answer: 'light and water', revision: 2 }],
        }),
    ],
    [
      'finishing once more',
      () => student.attempts.finish({ ...own(), because: 'submitted', answers: [] }),
    ],
    ['what is set for a student', () => student.attempts.listSet()],
    ['the student’s scores', () => student.results.myScores()],
    ['the student’s latest feedback', () => student.results.latestFeedback()],
    ['attempts whose time is over', () => finishOverdueAttempts(app.database)],
    ['a quiz under way, live', () => teacher.attempts.listLiveAttempts({ quizCode })],
    ['the results of a quiz', () => teacher.results.quizResults({ quizCode })],
    ['what to teach again', () => teacher.results.reteach({ quizCode })],
    ['the dashboard', () => teacher.results.performanceOverview()],
    ['the dashboard of one class', () => teacher.results.performanceOverview({ teacherCode })],
    ['what waits for a teacher', () => teacher.results.waitingWork({})],
    ['what waits in each quiz', () => teacher.results.waitingWork({ pageSize: 200 })],
    ['the markbook', () => teacher.results.exportMarkbook({})],
    ['a quiz class by class', () => teacher.results.classResults({ quizCode })],
    [
      'a quiz that is set for no class, class by class',
      () => teacher.results.classResults({ quizCode: 'Q00003' }),
    ],
    ['one class’s results', () => teacher.results.quizResults({ quizCode, teacherCode })],
    ['a colleague’s quizzes', () => colleague.quizzes.list({})],
    ['a colleague’s dashboard', () => colleague.results.performanceOverview()],
    ['what waits for a colleague', () => colleague.results.waitingWork({})],
    ['the responses of a shared quiz', () => colleague.marking.listResponses({ quizCode })],
    ['the results of a shared quiz', () => colleague.results.quizResults({ quizCode })],
    ['a shared quiz, live', () => colleague.attempts.listLiveAttempts({ quizCode })],
    ['a shared student’s profile', () => colleague.students.profile({ studentId })],
    ['the responses of a quiz', () => teacher.marking.listResponses({ quizCode })],
    ['a teacher’s quizzes', () => teacher.quizzes.list({})],
    ['a quiz', () => teacher.quizzes.get({ quizCode })],
    ['a question', () => teacher.questions.get({ questionId })],
    ['a class', () => teacher.classes.listStudents({})],
    ['a teacher’s classes', () => teacher.classes.list({})],
    ['the classes of a student', () => student.classes.listJoined()],
    ['putting a student into a class', () => teacher.classes.addStudents(inClass('student31'))],
    ['a pasted list', () => teacher.classes.checkLines({ teacherCode, lines: ['Student 40'] })],
    ['a student’s profile', () => teacher.students.profile({ studentId })],
    ['a teacher’s search', () => teacher.search.find({ search: 'photosyn' })],
    ['a student’s search', () => student.search.find({ search: 'photosyn' })],
    ['the fastest typists', () => student.typingTest.leaderboard()],
    ['one’s own typing', () => student.typingTest.myResults()],
  ];

  it.each(calls)('%s', async (_name, call) => {
    seen.length = 0;
    await call();
    const statements = [...seen];
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      for (const plan of await explain(app.pool, statement)) {
        const scanned = listScans(plan).filter((table) => BIG_TABLES.has(table));
        expect(scanned, `${statement.text}\n${JSON.stringify(plan, null, 2)}`).toEqual([]);
      }
    }
  });
});
