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
import type { Db } from '../../database/client.ts';
import { oncePerDatabase, prepareOnce } from '../../database/prepared-statement.ts';
import { user } from '../../database/schema/accounts.ts';
import { attempts } from '../../database/schema/attempts.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions, quizzes } from '../../database/schema/quizzes.ts';
import { writeTogether } from '../../database/write-together.ts';
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

/**
 * Starts the clock; undefined where it runs already. `limitSeconds` is the student's own limit.
 */
export async function insertAttempt(
  database: Db,
  key: AttemptKey,
  limitSeconds: number,
): Promise<AttemptRow | undefined> {
  const [row] = await database
    .insert(attempts)
    .values({ ...key, deadlineAt: sql`now() + ${limitSeconds} * interval '1 second'` })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** A quiz, also a deleted one, since a student who has begun it may go on, and a student's attempt at it. */
export interface AttemptSetup {
  quiz: QuizRow;
  attempt: AttemptRow | null;
  arrangements: AccessArrangements;
  /** By the database's clock, as all that is measured against a deadline. */
  now: Date;
}

const liveAttemptQuery = prepareOnce((database) =>
  database
    .select({
      quiz: quizzes,
      attempt: attempts,
      arrangements: user.accessArrangements,
      now: databaseNow,
    })
    .from(quizzes)
    .leftJoin(
      attempts,
      and(eq(attempts.quizCode, quizzes.quizCode), eq(attempts.userId, sql.placeholder('userId'))),
    )
    .leftJoin(user, eq(user.id, sql.placeholder('userId')))
    .where(eq(quizzes.quizCode, sql.placeholder('quizCode')))
    .prepare('find_sitting'),
);

/** The quiz with the student's attempt and arrangements; undefined where there is no such quiz. */
export async function findAttemptSetup(
  database: Db,
  key: AttemptKey,
): Promise<AttemptSetup | undefined> {
  const [row] = await liveAttemptQuery(database).execute({ ...key });
  return row && { ...row, arrangements: readArrangements(row.arrangements) };
}

const questionsQuery = prepareOnce((database) =>
  database
    .select({
      questionId: questions.id,
      ...pick(questions, askedFields),
    })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(eq(quizQuestions.quizCode, sql.placeholder('quizCode')))
    .orderBy(asc(quizQuestions.position))
    .prepare('list_sitting_questions'),
);

/** The quiz's questions in order as their students see them, without any mark scheme. */
export function listAttemptQuestions(
  database: Db,
  quizCode: string,
): Promise<Attempt['questions']> {
  return questionsQuery(database).execute({ quizCode });
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

/** The attempts that a statement is told by two lists, of codes and of students. */
const isAmongAsked = sql`(${attempts.quizCode}, ${attempts.userId}) in (
  select * from unnest(${sql.placeholder('quizCodes')}::text[], ${sql.placeholder('userIds')}::text[])
)`;

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
    const rows = await seenQuery(database).execute({
      quizCodes: keys.map(({ quizCode }) => quizCode),
      userIds: keys.map(({ userId }) => userId),
    });
    const found = new Map(rows.map((row) => [nameOf(row.attempt), row]));
    return keys.map((key) => {
      const row = found.get(nameOf(key));
      return row && toArranged(row);
    });
  }, nameOf),
);

/** What tells one attempt from another. */
export const nameOf = ({ quizCode, userId }: AttemptKey) => `${quizCode} ${userId}`;

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
