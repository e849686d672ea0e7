import { randomUUID } from 'node:crypto';
import { ltiPlatforms } from '../../database/schema/lti.ts';
import { webhooks } from '../../database/schema/webhooks.ts';
import { classMemberships } from '../../database/schema/classes.ts';
import { actorNames, type ActorName } from './expected-outcomes.ts';
import {
  buildAttempt,
  buildColleague,
  buildConcern,
  buildQuestion,
  buildQuiz,
  buildSetQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildToken,
  buildUser,
} from '../factories.ts';
import { setOneMark } from '../quizzes/set-one-mark.ts';
import type { TestApp } from '../test-app.ts';
import { uploadImage } from '../upload-image.ts';

type App = Pick<TestApp, 'address' | 'database' | 'as' | 'cookieOf'>;
type SignedIn = Exclude<ActorName, 'nobody'>;

/** A teacher's request for reports. */
export const reportRequest = { students: [{ name: 'Asha' }], classInfo: {} };

/** All actors, and one row of each kind for the routes to be about. */
export type SampleSchool = Awaited<ReturnType<typeof buildSampleSchool>>;

/** Builds a small school in which every route of the contract has something to do. */
export async function buildSampleSchool(app: App) {
  const people = await buildPeople(app);
  const { 'class teacher': teacher, student } = people;
  return {
    people,
    ...(await signIn(app, people)),
    ...(await buildTeaching(app, teacher, student)),
    ...(await buildClass(app, teacher, student)),
    ...(await buildReports(app, teacher)),
    webhookId: await buildWebhook(app),
    platformId: await buildPlatform(app),
    token: await buildToken(app.database, teacher.id, ['quiz.list']),
  };
}

async function buildPeople({ database }: App) {
  const teacher = await buildTeacher(database);
  return {
    student: await buildStudentOf(database, teacher),
    'other student': await buildUser(database),
    'class teacher': teacher,
    'other teacher': await buildTeacher(database),
    'co-teacher': await buildColleague(database, teacher, 'co-teacher'),
    'cover teacher': await buildColleague(database, teacher, 'cover'),
    admin: await buildUser(database, { role: 'admin' }),
  };
}

async function signIn(app: App, people: Record<SignedIn, { id: string; email: string }>) {
  const cookies = { nobody: '' } as Record<ActorName, string>;
  const ids = { nobody: 'nobody' } as Record<ActorName, string>;
  for (const name of actorNames) {
    if (name === 'nobody') continue;
    cookies[name] = await app.cookieOf(people[name]);
    ids[name] = people[name].id;
  }
  return { cookies, ids };
}

type Person = Awaited<ReturnType<typeof buildUser>>;

async function buildTeaching(app: App, teacher: Person & { teacherCode: string }, student: Person) {
  const { database } = app;
  const image = await uploadImage(app, 'question', { as: teacher });
  const question = await buildQuestion(database, {
    createdBy: teacher.id,
    questionImageURL: image.url,
  });
  const own = { creatorUid: teacher.id };
  const quizOfIt = () => buildSetQuiz(database, teacher, { ...own, questionIds: [question.id] });
  const answerTo = ({ quizCode }: { quizCode: string }, markAwarded?: number) =>
    buildSubmission(database, quizCode, student.id, question.id, { markAwarded });
  const quiz = await quizOfIt();
  await buildAttempt(database, quiz.quizCode, student.id);
  const satQuiz = await quizOfIt();
  const submission = await answerTo(satQuiz);
  const client = await app.as(teacher);
  const { marking } = client;
  const run = await marking.startRun({ quizCode: satQuiz.quizCode, mode: 'all' });
  const decidedQuiz = await quizOfIt();
  const { submissionId } = await answerTo(decidedQuiz);
  const { decisionId } = await setOneMark(client, {
    submissionId,
    markAwarded: 1,
    markRevision: 0,
  });
  return {
    image,
    question,
    quiz,
    openQuiz: await buildQuiz(database, own),
    doomedQuiz: await buildQuiz(database, own),
    satQuiz,
    submission,
    run,
    decidedQuiz,
    decisionId,
    markedSubmission: await answerTo(await quizOfIt(), 1),
    concernId: (await buildConcern(database, { ...submission, teacherId: teacher.id })).id,
  };
}

async function buildClass(
  { database }: App,
  teacher: Person & { teacherCode: string },
  student: Person,
) {
  const leftClass = await buildTeacher(database);
  await database
    .insert(classMemberships)
    .values({ studentId: student.id, teacherCode: leftClass.teacherCode });
  return {
    leftClass,
    cardHolder: await buildStudentOf(database, teacher),
    leaver: await buildStudentOf(database, teacher),
    deletable: await buildUser(database),
    /** A second account of the one to keep. */
    twins: [await buildUser(database), await buildUser(database)] as const,
    elsewhere: await buildTeacher(database),
  };
}

async function buildReports(app: App, teacher: Person) {
  const { reports } = await app.as(teacher);
  const batch = await reports.startBatch(reportRequest);
  const doomedBatch = await reports.startBatch(reportRequest);
  return { batch, doomedBatch, reportId: batch.reports[0]?.id ?? '' };
}

async function buildWebhook({ database }: App): Promise<string> {
  const values = { url: 'https://sis.school.example/in', secret: 'secret' };
  const [row] = await database
    .insert(webhooks)
    .values({ ...values, events: ['quiz.released'] })
    .returning();
  return row?.id ?? '';
}

/** A learning platform, as an administrator adds it. */
export const samplePlatform = {
  name: 'Our Moodle',
  issuer: 'https://moodle.school.example',
  clientId: 'greenpen',
  deploymentIds: ['1'],
  authUrl: 'https://moodle.school.example/mod/lti/auth.php',
  tokenUrl: 'https://moodle.school.example/mod/lti/token.php',
  tokenAudience: null,
  jwksUrl: 'https://moodle.school.example/mod/lti/certs.php',
  siteUrl: 'https://moodle.school.example',
  makesTeachers: false,
};

async function buildPlatform({ database }: App): Promise<string> {
  const [row] = await database
    .insert(ltiPlatforms)
    .values({ ...samplePlatform, clientId: randomUUID() })
    .returning();
  return row?.id ?? '';
}
