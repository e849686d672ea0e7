import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { account, session, verification } from '../../database/schema/accounts.ts';
import { demoRequests } from '../../database/schema/landing.ts';
import { appeals, markEvents } from '../../database/schema/marking.ts';
import { reportBatches, reports } from '../../database/schema/reports.ts';
import type { ActorName } from '../permissions/expected-outcomes.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../factories.ts';
import type { SampleSchool } from '../permissions/sample-school.ts';

/** A text stored in rows, and who may read it. */
export interface Secret {
  marker: string;
  what: string;
  mayKnow: readonly ActorName[];
  /** Matches the log line of a change that may reveal it to others. */
  toldBy?: RegExp;
}

const A_YEAR_MS = 31_536_000_000;
const staff: ActorName[] = [
  'class teacher',
  'co-teacher',
  'cover teacher',
  'other teacher',
  'admin',
];

function secret(what: string, mayKnow: readonly ActorName[]): Secret {
  return { marker: `secret-${randomUUID().replaceAll('-', '')}`, what, mayKnow };
}

/** Ids of the rows with the secrets, for requests to aim at. */
export type Aims = Record<string, string[]>;

/** Fills rows of the school and of another class with texts that only some actors may read. */
export async function buildSecrets(
  database: Database,
  school: SampleSchool,
): Promise<{ secrets: Secret[]; aims: Aims }> {
  const own = await buildClassmate(database, school);
  const foreign = await buildForeignClass(database);
  const hidden = await buildHidden(database, foreign.aims['userId']?.[0] ?? '');
  const aims: Aims = {};
  for (const part of [own.aims, foreign.aims, hidden.aims]) {
    for (const [field, ids] of Object.entries(part)) aims[field] = [...(aims[field] ?? []), ...ids];
  }
  return { secrets: [...own.secrets, ...foreign.secrets, ...hidden.secrets], aims };
}

/** Builds another student of the class teacher's, with an answer. */
async function buildClassmate(database: Database, { people, question }: SampleSchool) {
  const teacher = people['class teacher'];
  const person = secret('a classmate', ['class teacher', 'co-teacher', 'cover teacher', 'admin']);
  const scheme = secret('a mark scheme', staff);
  const { marker: name } = person;
  const classmate = await buildStudentOf(database, teacher, { name, username: name });
  const unasked = await buildQuestion(database, {
    createdBy: teacher.id,
    markSchemeAnswer: `${scheme.marker} (1)`,
    synonyms: scheme.marker,
  });
  const { quizCode } = await buildQuiz(database, {
    creatorUid: teacher.id,
    questionIds: [question.id],
  });
  const { submissionId } = await buildSubmission(database, quizCode, classmate.id, question.id, {
    userAnswer: name,
    feedback: name,
    markAwarded: 1,
  });
  await database
    .insert(appeals)
    .values({ quizCode, userId: classmate.id, questionId: question.id, reason: name });
  const aims = { questionId: [unasked.id], quizCode: [quizCode], submissionId: [submissionId] };
  return { secrets: [person, scheme], aims };
}

/** Builds a class that no actor except the administrator has access to. */
async function buildForeignClass(database: Database) {
  const all = secret("another teacher's class", ['admin']);
  // Staff find every student of the school by name, to add them to a class, but never their work.
  const names = secret("the name of another teacher's student", staff);
  // A person who joins a class sees whose it is.
  const authors = secret("another teacher's name", [...staff, 'student', 'other student']);
  // Its code gives access to the quiz, and the administrator may unlock one.
  const titles = secret("another teacher's quiz", ['student', 'other student', 'admin']);
  const { marker } = all;
  const teacher = await buildTeacher(database, {
    name: authors.marker,
    username: authors.marker,
    // Colleagues are found by name and email, to share a class with.
    email: `${authors.marker}@school.example`,
  });
  const student = await buildStudentOf(database, teacher, {
    name: names.marker,
    username: names.marker,
  });
  const question = await buildQuestion(database, { createdBy: teacher.id });
  const setUp = { creatorUid: teacher.id, title: titles.marker, subject: titles.marker };
  const { quizCode } = await buildQuiz(database, { ...setUp, questionIds: [question.id] });
  const open = await buildQuiz(database, { ...setUp, locked: true, questionIds: [question.id] });
  await buildAttempt(database, open.quizCode, student.id);
  // Once the administrator has set it for a class, everyone who teaches that class can see it.
  const codes = [quizCode, open.quizCode].join('|');
  const toldBy = new RegExp(`^quizzes\\.setFor as admin: /quizzes/(?:${codes})/`);
  const { submissionId } = await buildSubmission(database, quizCode, student.id, question.id, {
    userAnswer: marker,
    feedback: marker,
    markAwarded: 1,
  });
  const of = { quizCode, userId: student.id, questionId: question.id };
  await database.insert(appeals).values({ ...of, reason: marker, decisionReason: marker });
  const words = { oldFeedback: marker, newFeedback: marker, reason: marker };
  const decisionId = randomUUID();
  await database.insert(markEvents).values({ ...of, ...words, decisionId, teacherId: teacher.id });
  const aims = {
    quizCode: [quizCode, open.quizCode],
    submissionId: [submissionId],
    decisionId: [decisionId],
    userId: [student.id, teacher.id],
    studentId: [student.id],
    creatorUid: [teacher.id],
    questionId: [question.id],
  };
  return { secrets: [all, names, authors, { ...titles, toldBy }], aims };
}

/** Builds secrets that nobody may read, or only the administrator. */
async function buildHidden(database: Database, userId: string) {
  const key = secret('keys of an account', []);
  const demoRequest = secret("visitors' messages", ['admin']);
  const reported = secret("another teacher's reports", []);
  const { marker } = key;
  const expiresAt = new Date(Date.now() + A_YEAR_MS);
  const token = { token: marker, ipAddress: marker, userAgent: marker };
  await database.insert(session).values({ id: randomUUID(), userId, expiresAt, ...token });
  const keys = { password: marker, accessToken: marker, refreshToken: marker, idToken: marker };
  await database.update(account).set(keys).where(eq(account.userId, userId));
  const identifier = `reset-password:${marker}`;
  await database
    .insert(verification)
    .values({ id: randomUUID(), identifier, value: marker, expiresAt });
  const message = {
    name: demoRequest.marker,
    email: demoRequest.marker,
    message: demoRequest.marker,
  };
  await database.insert(demoRequests).values(message);
  const batchId = randomUUID();
  const reportId = randomUUID();
  const { marker: note } = reported;
  const students = [
    {
      name: note,
      level: 5,
      positives: note,
      areasToImprove: note,
      pronouns: 'they' as const,
      userId: null,
    },
  ];
  // The term is not secret: administrators see which students have no report for a term.
  const classInfo = { className: note, subject: note, term: 'Autumn', unitsCovered: note };
  const input = { students, classInfo, tone: 'warm' as const, length: 'short' as const };
  const { id: teacherId } = await buildTeacher(database);
  await database.insert(reportBatches).values({ id: batchId, teacherId, input });
  await database
    .insert(reports)
    .values({ id: reportId, batchId, position: 0, name: note, report: note, state: 'written' });
  const aims = { batchId: [batchId], reportId: [reportId] };
  return { secrets: [key, demoRequest, reported], aims };
}
