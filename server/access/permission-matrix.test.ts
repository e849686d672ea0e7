import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { listRoutes } from '../http/check-permissions.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { uploadImage } from '../testing/upload-image.ts';

/** What each actor gets: `ok` reaches the handler, the numbers are HTTP statuses. */
type Outcome = 'ok' | 401 | 403 | 404;
type Row = Record<(typeof actorNames)[number], Outcome>;

const actorNames = [
  'nobody',
  'student',
  'other student',
  'class teacher',
  'other teacher',
  'admin',
] as const;

function row(...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]): Row {
  return Object.fromEntries(actorNames.map((name, index) => [name, outcomes[index]])) as Row;
}

const everyone = row('ok', 'ok', 'ok', 'ok', 'ok', 'ok');
const staff = row(401, 403, 403, 'ok', 'ok', 'ok');
/** Routes on a quiz or a student of the class teacher. */
const itsTeacher = row(401, 403, 403, 'ok', 404, 'ok');
const admins = row(401, 403, 403, 403, 403, 'ok');
const students = row(401, 'ok', 'ok', 403, 403, 403);
/** Routes on an attempt of the student. */
const itsStudent = row(401, 'ok', 404, 403, 403, 403);

const expected: Record<string, Row> = {
  'accounts.currentUser': everyone,
  'accounts.signInProviders': everyone,
  'accounts.listUsers': admins,
  'accounts.setRole': itsTeacher,
  'accounts.setExtraTime': itsTeacher,
  'accounts.deleteUser': admins,
  'accounts.inviteUsers': staff,
  'accounts.listAuditEvents': admins,
  'classes.join': students,
  'classes.listStudents': row(401, 403, 403, 'ok', 'ok', 403),
  'classes.removeStudent': row(401, 403, 403, 'ok', 404, 403),
  'uploads.create': staff,
  /** An image of a question that the student has met. */
  'uploads.read': row(401, 'ok', 404, 'ok', 'ok', 'ok'),
  'questions.list': staff,
  'questions.get': staff,
  'questions.create': staff,
  /** The bank is shared to read: another teacher's question is refused, not hidden. */
  'questions.update': row(401, 403, 403, 'ok', 403, 'ok'),
  'questions.remove': staff,
  'questions.duplicate': staff,
  'questions.listRevisions': staff,
  'questions.importFile': staff,
  'questions.exportFile': staff,
  'questions.importTemplate': staff,
  'quizzes.list': staff,
  'quizzes.create': staff,
  'quizzes.importFormerSystem': staff,
  'quizzes.get': itsTeacher,
  'quizzes.setLocked': itsTeacher,
  'quizzes.setReleased': itsTeacher,
  'quizzes.duplicate': itsTeacher,
  /** Its teacher has deleted it by the time that the administrator asks. */
  'quizzes.remove': row(401, 403, 403, 'ok', 404, 404),
  'attempts.start': students,
  'attempts.saveAnswer': itsStudent,
  'attempts.finish': itsStudent,
  'marking.listResponses': itsTeacher,
  'marking.exportResponses': itsTeacher,
  'marking.startRun': itsTeacher,
  'marking.stopRun': itsTeacher,
  'marking.watchRun': itsTeacher,
  'marking.setMark': itsTeacher,
  'marking.readScheme': staff,
  'marking.tryAnswer': staff,
  'results.myScores': students,
  'results.performanceOverview': staff,
};

interface Sample {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

describe('every route × every actor', () => {
  let app: TestApp;
  let cookies: Record<(typeof actorNames)[number], string>;
  let samples: Record<string, Sample>;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    const teacher = await buildTeacher(database);
    const student = await buildStudentOf(database, teacher);
    const people = {
      student,
      'other student': await buildUser(database),
      'class teacher': teacher,
      'other teacher': await buildTeacher(database),
      admin: await buildUser(database, { role: 'admin' }),
    };
    const signedIn = await Promise.all(
      Object.entries(people).map(async ([name, person]) => [name, await app.cookieOf(person)]),
    );
    cookies = { nobody: '', ...Object.fromEntries(signedIn) };

    const image = await uploadImage(app, 'question', { as: teacher });
    const question = await buildQuestion(database, {
      createdBy: teacher.id,
      questionImageUrl: image.url,
    });
    const doomedQuiz = await buildQuiz(database, { creatorUid: teacher.id });
    const openQuiz = await buildQuiz(database, { creatorUid: teacher.id });
    const quiz = await buildQuiz(database, { creatorUid: teacher.id, questionIds: [question.id] });
    await buildAttempt(database, quiz.quizCode, student.id);
    const satQuiz = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    const submission = await buildSubmission(database, satQuiz.quizCode, student.id, question.id);
    const run = await (
      await app.as(teacher)
    ).marking.startRun({ quizCode: satQuiz.quizCode, mode: 'all' });
    const leaver = await buildStudentOf(database, teacher);
    const { id: deletable } = await buildUser(database);
    const { teacherCode } = await buildTeacher(database);
    samples = {
      'accounts.listUsers': { query: 'role=student' },
      'accounts.setRole': { params: { userId: student.id }, body: { role: 'student' } },
      'accounts.setExtraTime': {
        params: { userId: student.id },
        body: { extraTimePercentage: 0 },
      },
      'accounts.deleteUser': { params: { userId: deletable } },
      'accounts.inviteUsers': {
        body: { rows: [{ name: 'New', email: 'new@school.example' }], isRehearsal: true },
      },
      'classes.join': { body: { teacherCode } },
      'classes.removeStudent': { params: { userId: leaver.id } },
      'questions.exportFile': { query: 'format=csv' },
      'uploads.create': { params: { kind: 'question' } },
      'uploads.read': {
        params: { folder: 'questions', name: image.url.slice(image.url.lastIndexOf('/') + 1) },
      },
      'questions.create': { body: { maxMark: 0 } },
      'questions.get': { params: { questionId: question.id } },
      'questions.update': {
        params: { questionId: question.id },
        body: {
          questionText: question.questionText,
          markSchemeAnswer: question.markSchemeAnswer,
          maxMark: question.maxMark,
          topic: question.topic,
          subject: question.subject,
          level: question.level,
          specCode: question.specCode,
          questionImageURL: image.url,
        },
      },
      'questions.remove': { body: { questionIds: ['no-such-question'] } },
      'questions.duplicate': { params: { questionId: question.id } },
      'questions.listRevisions': { params: { questionId: question.id } },
      'quizzes.create': { body: { quizCode: '' } },
      'quizzes.get': { params: { quizCode: quiz.quizCode } },
      'quizzes.setLocked': { params: { quizCode: quiz.quizCode }, body: { locked: false } },
      'quizzes.setReleased': { params: { quizCode: quiz.quizCode }, body: { released: true } },
      'quizzes.duplicate': {
        params: { quizCode: quiz.quizCode },
        body: { newQuizCode: quiz.quizCode },
      },
      'quizzes.remove': { params: { quizCode: doomedQuiz.quizCode } },
      'attempts.start': { params: { quizCode: openQuiz.quizCode } },
      'attempts.saveAnswer': {
        params: { quizCode: quiz.quizCode, questionId: question.id },
        body: { answer: 'oxygen', revision: 1, isSaved: false },
      },
      'attempts.finish': {
        params: { quizCode: quiz.quizCode },
        body: { answers: [], because: 'submitted' },
      },
      'marking.listResponses': { params: { quizCode: satQuiz.quizCode } },
      'marking.exportResponses': { params: { quizCode: satQuiz.quizCode } },
      'marking.startRun': { params: { quizCode: quiz.quizCode }, body: { mode: 'all' } },
      'marking.stopRun': { params: { runId: run.id } },
      'marking.watchRun': { params: { runId: run.id } },
      'marking.setMark': {
        params: { submissionId: submission.submissionId },
        body: { markAwarded: 1, markRevision: -1 },
      },
      'marking.readScheme': { body: { markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1 } },
      'marking.tryAnswer': {
        body: { markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1, userAnswer: 'oxygen' },
      },
    };
  });
  afterAll(() => app.stop());

  const routes = listRoutes(contract);

  it('has an expectation for each route of the contract, and no other', () => {
    expect(Object.keys(expected).toSorted()).toEqual(routes.map((route) => route.name).toSorted());
  });

  it.each(routes)('$name answers each actor as the permissions say', async (route) => {
    const { params = {}, query = '', body } = samples[route.name] ?? {};
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const outcomes: [string, Outcome][] = [];
    for (const name of actorNames) {
      const response = await fetch(`${app.address}/api${path}?${query}`, {
        method: route.method,
        headers: { 'content-type': 'application/json', cookie: cookies[name] },
        ...(route.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      });
      await response.body?.cancel();
      outcomes.push([name, toOutcome(response.status)]);
    }
    expect(Object.fromEntries(outcomes)).toEqual(expected[route.name]);
  });

  it('answers 404 for a quiz that does not exist just as for one out of reach', async () => {
    const code = randomUUID().slice(0, 6).toUpperCase();
    const response = await fetch(`${app.address}/api/quizzes/${code}`, {
      headers: { cookie: cookies['other teacher'] },
    });
    expect(response.status).toBe(404);
  });
});

/** Anything but a refusal means that the actor reached the handler. */
function toOutcome(status: number): Outcome {
  return status === 401 || status === 403 || status === 404 ? status : 'ok';
}
