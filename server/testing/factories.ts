import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { account, user } from '../database/schema/accounts.ts';
import { attempts, submissions } from '../database/schema/attempts.ts';
import { classMemberships, classTeachers, tenants } from '../database/schema/classes.ts';
import { questions } from '../database/schema/questions.ts';
import { quizClasses } from '../database/schema/quiz-classes.ts';
import { apiTokens } from '../database/schema/tokens.ts';
import { welfareConcerns } from '../database/schema/welfare.ts';
import { digestToken, makeToken } from '../features/accounts/tokens/token-format.ts';
import { quizQuestions, quizzes } from '../database/schema/quizzes.ts';

/** The password of everyone that the factories create. */
export const FACTORY_PASSWORD = 'correct horse battery';
/** A hash with the lowest cost that argon2id allows; the hash itself states its cost. */
const HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Z3JlZW5wZW4tZmFjdG9yeQ$vf+SdT5XAuEBV3SbIbxNjr7UMFodBNz7nuKImDXpdR4';

type Values<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

const CODES = 16 ** 6;
let lastCode = randomInt(CODES);

/** Returns six characters in the format of codes, unique within the process. */
function newCode(): string {
  lastCode = (lastCode + 1) % CODES;
  return lastCode.toString(16).padStart(6, '0').toUpperCase();
}

/** Builds a person who can sign in; a student by default. */
export async function buildUser(database: Database, values: Values<typeof user> = {}) {
  const id = values.id ?? randomUUID();
  const row = only(
    await database
      .insert(user)
      .values({
        id,
        name: 'Sam Example',
        username: 'Sam Example',
        email: `${id}@school.example`,
        ...values,
      })
      .returning(),
  );
  await database.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: HASH,
  });
  return row;
}

/** Builds a teacher with a teacher code and a class. */
export async function buildTeacher(database: Database, values: Values<typeof user> = {}) {
  const teacherCode = values.teacherCode ?? `AI-TEST-${newCode()}`;
  const teacher = await buildUser(database, {
    role: 'teacher',
    name: 'Terry Teacher',
    ...values,
    teacherCode,
    tenant: teacherCode,
  });
  await database
    .insert(tenants)
    .values({ teacherCode, teacherName: teacher.name, teacherId: teacher.id });
  return { ...teacher, teacherCode };
}

/** Builds a teacher who shares another one's class; a cover lasts today and tomorrow. */
export async function buildColleague(
  database: Database,
  { teacherCode }: { teacherCode: string },
  part: (typeof classTeachers)['$inferInsert']['part'],
) {
  const colleague = await buildTeacher(database);
  const untilDay = part === 'cover' ? sql`current_date + 1` : null;
  await database
    .insert(classTeachers)
    .values({ teacherCode, teacherId: colleague.id, part, untilDay });
  return colleague;
}

/** Builds a student in a teacher's class. */
export async function buildStudentOf(
  database: Database,
  { teacherCode }: { teacherCode: string },
  values: Values<typeof user> = {},
) {
  const student = await buildUser(database, values);
  await database.insert(classMemberships).values({ studentId: student.id, teacherCode });
  return student;
}

/** Builds a one-mark question in the bank. */
export async function buildQuestion(database: Database, values: Values<typeof questions> = {}) {
  return only(
    await database
      .insert(questions)
      .values({
        questionText: 'Which gas do plants take in for photosynthesis?',
        markSchemeAnswer: 'carbon dioxide (1)',
        maxMark: 1,
        topic: 'Photosynthesis',
        subject: 'Biology',
        level: 'GCSE Foundation',
        specCode: '4.4.1',
        createdBy: 'nobody',
        ...values,
      })
      .returning(),
  );
}

/** Builds a quiz of ten minutes, with a new question if none are given. */
export async function buildQuiz(
  database: Database,
  { questionIds, ...values }: Values<typeof quizzes> & { questionIds?: string[] } = {},
) {
  const quiz = only(
    await database
      .insert(quizzes)
      .values({
        quizCode: newCode(),
        defaultTimeLimit: 600,
        creatorUid: 'nobody',
        resultsRelease: 'as-marked',
        ...values,
      })
      .returning(),
  );
  const ids = questionIds ?? [(await buildQuestion(database)).id];
  await database
    .insert(quizQuestions)
    .values(ids.map((questionId, position) => ({ quizCode: quiz.quizCode, questionId, position })));
  return { ...quiz, questionIds: ids };
}

/** Builds a quiz that is set for a teacher's class, without a window. */
export async function buildSetQuiz(
  database: Database,
  { teacherCode }: { teacherCode: string },
  values: Parameters<typeof buildQuiz>[1],
) {
  const quiz = await buildQuiz(database, values);
  await setForClass(database, quiz.quizCode, teacherCode);
  return quiz;
}

/** Sets a quiz for one more class. */
export async function setForClass(
  database: Database,
  quizCode: string,
  teacherCode: string,
): Promise<void> {
  await database.insert(quizClasses).values({ quizCode, teacherCode });
}

/** Builds a student's attempt under way at a quiz. */
export async function buildAttempt(
  database: Database,
  quizCode: string,
  userId: string,
  values: Values<typeof attempts> = {},
) {
  const { deadlineAt = sql`now() + interval '10 minutes'` } = values;
  const startedAt = sql`least(now(), (${deadlineAt})::timestamptz - interval '10 minutes')`;
  return only(
    await database
      .insert(attempts)
      .values({ quizCode, userId, startedAt, deadlineAt, ...values })
      .returning(),
  );
}

/**
 * Moves the deadline of attempts at a quiz to this interval from now: `-16 seconds` is in the past.
 */
export async function moveDeadline(
  database: Database,
  { quizCode, userId }: { quizCode: string; userId?: string },
  interval: string,
): Promise<void> {
  const deadlineAt = sql`now() + ${interval}::interval`;
  await database
    .update(attempts)
    .set({ deadlineAt, startedAt: sql`least(${attempts.startedAt}, ${deadlineAt})` })
    .where(
      and(
        eq(attempts.quizCode, quizCode),
        userId === undefined ? undefined : eq(attempts.userId, userId),
      ),
    );
}

/** Builds a submitted answer of a finished attempt, without a mark. */
export async function buildSubmission(
  database: Database,
  quizCode: string,
  userId: string,
  questionId: string,
  values: Values<typeof submissions> = {},
) {
  await database
    .insert(attempts)
    .values({ quizCode, userId, deadlineAt: sql`now()`, finishedAt: sql`now()` })
    .onConflictDoNothing();
  return only(
    await database
      .insert(submissions)
      .values({
        quizCode,
        userId,
        questionId,
        userAnswer: 'carbon dioxide',
        isSaved: true,
        revision: 1,
        submittedAt: sql`now()`,
        ...values,
      })
      .returning(),
  );
}

/** Builds a student's text that a person has to read. */
export async function buildConcern(database: Database, values: Values<typeof welfareConcerns>) {
  const row = { source: 'answer' as const, kinds: ['abuse'], text: 'My dad hits me' };
  return only(
    await database
      .insert(welfareConcerns)
      .values({ ...row, studentName: 'Sam Example', ...values })
      .returning(),
  );
}

/** Builds an access token for scripts that acts for this person; `token` is the token itself. */
export async function buildToken(
  database: Database,
  userId: string,
  scopes: string[],
  values: Values<typeof apiTokens> = {},
) {
  const { token, prefix } = makeToken();
  const row = only(
    await database
      .insert(apiTokens)
      .values({
        kind: 'personal',
        name: 'Timetable',
        prefix,
        tokenHash: digestToken(token),
        scopes,
        userId,
        expiresAt: sql`now() + interval '1 day'`,
        ...values,
      })
      .returning(),
  );
  return { ...row, token };
}
