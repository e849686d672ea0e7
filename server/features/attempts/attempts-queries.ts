import { and, asc, eq, isNotNull, isNull, sql, type Placeholder } from 'drizzle-orm';
import { DEADLINE_GRACE_SECONDS } from '../../../shared/business-rules.ts';
import {
  accessArrangementsSchema,
  type AccessArrangements,
} from '../../../shared/contract/access-arrangements.ts';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { finishReasons } from '../../../shared/contract/live-attempts.ts';
import { pick } from '../../../shared/pick.ts';
import { askedFields } from '../../../shared/question-content.ts';
import { askTogether } from '../../database/ask-together.ts';
import type { Db } from '../../database/client.ts';
import { oncePerDatabase, prepareOnce, prepareSql } from '../../database/prepared-statement.ts';
import { user } from '../../database/schema/accounts.ts';
import { attempts } from '../../database/schema/attempts.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions, quizzes } from '../../database/schema/quizzes.ts';
import { writeTogether } from '../../database/write-together.ts';
import type { AttemptLimits } from './attempts-rules.ts';
import type { QuizRow } from '../quizzes/public.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type FinishReason = (typeof finishReasons)[number];

/** Which attempt: a student's at a quiz. There is at most one. */
export interface AttemptKey {
  quizCode: string;
  userId: string;
}

/** The one of a student's attempts at a quiz that a page shows, where it says so. */
export interface ShownAttempt extends AttemptKey {
  startedAt?: Date | undefined;
}

/** Whether the page shows the attempt `a`, where `w.started_ms` says which, in milliseconds. */
export const isShown = sql`(
  w.started_ms is null or w.started_ms = floor(extract(epoch from a.started_at) * 1000))`;

/** Often enough to tell who is there, and seldom enough to cost next to nothing. */
const SEEN_EVERY = sql.raw(`interval '4 seconds'`);

/** The network's allowance after the deadline. */
export const grace = sql.raw(`interval '${DEADLINE_GRACE_SECONDS} seconds'`);

/** The one clock that counts: nodes may disagree about the time, and a node's clock may be set. */
const databaseNow = sql<Date>`now()`.mapWith(attempts.startedAt);

function isAttempt({ quizCode, userId }: Record<keyof AttemptKey, string | Placeholder>) {
  return and(eq(attempts.quizCode, quizCode), eq(attempts.userId, userId));
}

export async function findAttempt(database: Db, key: AttemptKey): Promise<AttemptRow | undefined> {
  const [row] = await database.select().from(attempts).where(isAttempt(key));
  return row;
}

/** The keys of attempts that a statement is told by two lists, of codes and of students. */
export const askedKeys = sql`unnest(${sql.placeholder('quizCodes')}::text[], ${sql.placeholder('userIds')}::text[])`;

/** These lists. */
export const toLists = (keys: readonly AttemptKey[]) => ({
  quizCodes: keys.map(({ quizCode }) => quizCode),
  userIds: keys.map(({ userId }) => userId),
});

const beginStatement = prepareSql(
  'begin_attempts',
  sql`
    insert into attempts (quiz_code, user_id, time_limit, deadline_at)
    select quiz_code, user_id, time_limit, now() + seconds * interval '1 second'
    from unnest(${sql.placeholder('quizCodes')}::text[], ${sql.placeholder('userIds')}::text[],
                ${sql.placeholder('limits')}::int[], ${sql.placeholder('ownLimits')}::float8[])
      as w (quiz_code, user_id, time_limit, seconds)
    order by quiz_code, user_id
    on conflict do nothing`,
);

/**
 * Starts the clock, which then runs for the student's own limit, unless it runs already; those of one
 * moment in one statement (docs/decisions/0025).
 */
export const beginAttempt = oncePerDatabase((database) =>
  writeTogether(async (begun: (AttemptKey & AttemptLimits)[]): Promise<undefined[]> => {
    const limits = begun.map(({ timeLimit }) => timeLimit);
    const ownLimits = begun.map(({ ownLimit }) => ownLimit);
    await beginStatement(database).execute({ ...toLists(begun), limits, ownLimits });
    return [];
  }, nameOf),
);

/** A quiz, also a deleted one, since a student who has begun it may go on, and a student's attempt at it. */
export interface AttemptSetup {
  quiz: QuizRow;
  attempt: AttemptRow | null;
  arrangements: AccessArrangements;
  /** By the database's clock, as all that is measured against a deadline. */
  now: Date;
}

const setupQuery = prepareOnce((database) =>
  database
    .select({
      userId: sql<string>`asked.user_id`,
      quiz: quizzes,
      attempt: attempts,
      arrangements: user.accessArrangements,
      now: databaseNow,
    })
    .from(sql`${askedKeys} as asked (quiz_code, user_id)`)
    .innerJoin(quizzes, eq(quizzes.quizCode, sql`asked.quiz_code`))
    .leftJoin(
      attempts,
      and(eq(attempts.quizCode, quizzes.quizCode), eq(attempts.userId, sql`asked.user_id`)),
    )
    .leftJoin(user, eq(user.id, sql`asked.user_id`))
    .prepare('find_attempt_setups'),
);

const askForSetup = oncePerDatabase((database) =>
  askTogether(async (names) => {
    const rows = await setupQuery(database).execute(toLists(names.map(toKey)));
    return new Map(rows.map((row) => [nameOf({ ...row.quiz, userId: row.userId }), row]));
  }),
);

/**
 * The quiz with the student's attempt and arrangements; undefined where there is no such quiz. A class
 * that opens its quiz in one moment asks together (docs/decisions/0025).
 */
export async function findAttemptSetup(
  database: Db,
  key: AttemptKey,
): Promise<AttemptSetup | undefined> {
  const row = await askForSetup(database)(nameOf(key));
  return row && { ...row, arrangements: readArrangements(row.arrangements) };
}

const questionsQuery = prepareOnce((database) =>
  database
    .select({
      quizCode: quizQuestions.quizCode,
      question: { questionId: questions.id, ...pick(questions, askedFields) },
    })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(sql`${quizQuestions.quizCode} = any(${sql.placeholder('quizCodes')}::text[])`)
    .orderBy(asc(quizQuestions.position))
    .prepare('list_asked_questions'),
);
const askForQuestions = oncePerDatabase((database) =>
  askTogether(async (quizCodes) => {
    const rows = await questionsQuery(database).execute({ quizCodes });
    const byQuiz = Map.groupBy(rows, ({ quizCode }) => quizCode);
    return new Map([...byQuiz].map(([code, of]) => [code, of.map(({ question }) => question)]));
  }),
);

/**
 * The quiz's questions in order as their students see them, without any mark scheme. Whoever asks in
 * one moment gets the same list.
 */
export async function listAttemptQuestions(
  database: Db,
  quizCode: string,
): Promise<Attempt['questions']> {
  return (await askForQuestions(database)(quizCode)) ?? [];
}

/** An attempt with what its student needs. */
export interface ArrangedAttempt {
  attempt: AttemptRow;
  arrangements: AccessArrangements;
  /** By the database's clock. */
  now: Date;
}

/** The attempt with its student's arrangements. */
export async function findArrangedAttempt(
  database: Db,
  key: AttemptKey,
): Promise<ArrangedAttempt | undefined> {
  const [row] = await database
    .select({ attempt: attempts, arrangements: user.accessArrangements, now: databaseNow })
    .from(attempts)
    .innerJoin(user, eq(user.id, attempts.userId))
    .where(isAttempt(key));
  return row && toArranged(row);
}

const isAmongAsked = sql`(${attempts.quizCode}, ${attempts.userId}) in (select * from ${askedKeys})`;

const seenQuery = prepareOnce((database) => {
  const due = database
    .select({ quizCode: attempts.quizCode, userId: attempts.userId })
    .from(attempts)
    .where(
      and(
        isAmongAsked,
        isNull(attempts.finishedAt),
        sql`${attempts.lastSeenAt} < now() - ${SEEN_EVERY}`,
      ),
    )
    // Whoever holds the row has heard of the student too, and nobody waits to say so.
    .for('update', { skipLocked: true });
  const seen = database.$with('seen').as(
    database
      .update(attempts)
      .set({ lastSeenAt: sql`now()` })
      .where(sql`(${attempts.quizCode}, ${attempts.userId}) in ${due}`)
      .returning({ userId: attempts.userId }),
  );
  return database
    .with(seen)
    .select({ attempt: attempts, arrangements: user.accessArrangements, now: databaseNow })
    .from(attempts)
    .innerJoin(user, eq(user.id, attempts.userId))
    .where(isAmongAsked)
    .prepare('find_seen_attempts');
});

/**
 * The same, and notes in the same statement that the student's page was heard of. Check-ins of one
 * moment share it (docs/decisions/0025).
 */
export const findSeenAttempt = oncePerDatabase((database) =>
  writeTogether(async (keys: AttemptKey[]) => {
    const rows = await seenQuery(database).execute(toLists(keys));
    const found = new Map(rows.map((row) => [nameOf(row.attempt), row]));
    return keys.map((key) => {
      const row = found.get(nameOf(key));
      return row && toArranged(row);
    });
  }, nameOf),
);

/** What tells one attempt from another. */
export const nameOf = ({ quizCode, userId }: AttemptKey) => `${quizCode} ${userId}`;

/** The key of such a name: no code has a space. */
export function toKey(name: string): AttemptKey {
  const space = name.indexOf(' ');
  return { quizCode: name.slice(0, space), userId: name.slice(space + 1) };
}

type ArrangedRow = Omit<ArrangedAttempt, 'arrangements'> & {
  arrangements: AccessArrangements | null;
};

function toArranged({ arrangements, ...row }: ArrangedRow): ArrangedAttempt {
  return { ...row, arrangements: readArrangements(arrangements) };
}

function readArrangements(stored: AccessArrangements | null): AccessArrangements {
  return accessArrangementsSchema.parse(stored ?? {});
}

/** A finished attempt, which gets this receipt code if it has none; undefined where none is. */
export async function findFinishedAttempt(
  database: Db,
  key: AttemptKey,
  receiptCode: string,
): Promise<AttemptRow | undefined> {
  const [row] = await database
    .update(attempts)
    .set({ receiptCode: sql`coalesce(${attempts.receiptCode}, ${receiptCode})` })
    .where(and(isAttempt(key), isNotNull(attempts.finishedAt)))
    .returning();
  return row;
}
