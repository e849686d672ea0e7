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

/** Identifies an attempt by quiz and student. There is at most one. */
export interface AttemptKey {
  quizCode: string;
  userId: string;
}

/** Identifies one of a student's attempts at a quiz by its start, if the page sends it. */
export interface ShownAttempt extends AttemptKey {
  startedAt?: Date | undefined;
}

/**
 * True if the page shows the attempt `a`; `w.started_ms` identifies the attempt in milliseconds, if
 * set.
 */
export const isShown = sql`(
  w.started_ms is null or w.started_ms = floor(extract(epoch from a.started_at) * 1000))`;

/** Often enough to see who is present, and rarely enough to cost next to nothing. */
const SEEN_EVERY = sql.raw(`interval '4 seconds'`);

/** The allowance for the network after the deadline. */
export const grace = sql.raw(`interval '${DEADLINE_GRACE_SECONDS} seconds'`);

/**
 * The only clock that counts: nodes may disagree about the time, and a node's clock may be changed.
 */
const databaseNow = sql<Date>`now()`.mapWith(attempts.startedAt);

function isAttempt({ quizCode, userId }: Record<keyof AttemptKey, string | Placeholder>) {
  return and(eq(attempts.quizCode, quizCode), eq(attempts.userId, userId));
}

export async function findAttempt(database: Db, key: AttemptKey): Promise<AttemptRow | undefined> {
  const [row] = await database.select().from(attempts).where(isAttempt(key));
  return row;
}

/** The attempt keys that a statement receives as two lists, of codes and of students. */
export const askedKeys = sql`unnest(${sql.placeholder('quizCodes')}::text[], ${sql.placeholder('userIds')}::text[])`;

/** Splits attempt keys into the two lists. */
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
 * Starts the clock with the student's own limit, unless it is already running; concurrent calls
 * share one statement (docs/decisions/0025).
 */
export const beginAttempt = oncePerDatabase((database) =>
  writeTogether(async (begun: (AttemptKey & AttemptLimits)[]): Promise<undefined[]> => {
    const limits = begun.map(({ timeLimit }) => timeLimit);
    const ownLimits = begun.map(({ ownLimit }) => ownLimit);
    await beginStatement(database).execute({ ...toLists(begun), limits, ownLimits });
    return [];
  }, nameOf),
);

/**
 * A quiz and a student's attempt at it. Includes deleted quizzes, because a student who has begun
 * one may continue.
 */
export interface AttemptSetup {
  quiz: QuizRow;
  attempt: AttemptRow | null;
  arrangements: AccessArrangements;
  /** The database's time, like everything that is compared with a deadline. */
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
 * Returns the quiz with the student's attempt and arrangements; undefined if the quiz does not
 * exist. A class that opens its quiz at the same moment shares statements (docs/decisions/0025).
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
 * Lists the quiz's questions in order, as students see them, without any mark scheme. Concurrent
 * calls get the same list.
 */
export async function listAttemptQuestions(
  database: Db,
  quizCode: string,
): Promise<Attempt['questions']> {
  return (await askForQuestions(database)(quizCode)) ?? [];
}

/** An attempt with the arrangements of its student. */
export interface ArrangedAttempt {
  attempt: AttemptRow;
  arrangements: AccessArrangements;
  /** The database's time. */
  now: Date;
}

/** Returns the attempt with its student's arrangements. */
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
    // A locked row is being updated by someone who has also seen the student, so it is skipped.
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
 * Returns the attempt with its student's arrangements, and records in the same statement that the
 * student's page was seen. Concurrent check-ins share the statement (docs/decisions/0025).
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

/** A text that identifies an attempt. */
export const nameOf = ({ quizCode, userId }: AttemptKey) => `${quizCode} ${userId}`;

/** Parses the key from such a text: no code contains a space. */
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

/**
 * Returns a finished attempt, and gives it this receipt code if it has none; undefined if there is
 * no finished attempt.
 */
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
