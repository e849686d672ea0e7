import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../shared/contract/contract.ts';
import { listRoutes } from './http/check-permissions.ts';
import type { ReplicaOutcome } from './metrics.ts';
import type { ApiClient } from './testing/api-client.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from './testing/quizzes/answered-quiz.ts';
import { buildStudentOf, buildTeacher } from './testing/factories.ts';
import { setOneMark } from './testing/quizzes/set-one-mark.ts';
import { startReplica } from './testing/database/start-replica.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { createDatabase, createPool } from './database/client.ts';
import { startEmbeddedServer, type EmbeddedServer } from './database/embedded/embedded-server.ts';
import { migrateDatabase } from './database/migrate.ts';
import { createReplica, type ReplicaDatabases } from './database/replica.ts';

describe('a replica for reading', () => {
  let folder: string;
  let primary: EmbeddedServer;
  let copy: EmbeddedServer;
  let pool: ReturnType<typeof createPool>;
  let copies: ReplicaDatabases;
  let app: TestApp;
  let teacher: ApiClient;
  let student: ApiClient;
  let studentId: string;
  let quiz: AnsweredQuiz;
  let outcomes: ReplicaOutcome[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-replica-'));
    const primaryFolder = join(folder, 'primary');
    primary = await startEmbeddedServer(primaryFolder);
    const migrating = createPool(primary.connectionString, { size: 2 });
    await migrateDatabase(migrating);
    await migrating.end();
    copy = await startReplica(primary, primaryFolder, join(folder, 'replica'));
    pool = createPool(copy.connectionString, { size: 4, work: 'interactive' });
    copies = { interactive: createDatabase(pool), export: createDatabase(pool) };
    app = await startTestApp({
      databaseAddress: primary.connectionString,
      replica: (database) =>
        createReplica(database, copies, {
          count: (outcome) => outcomes.push(outcome),
          onError: () => undefined,
          pauseMs: 0,
        }),
    });
    const terry = await buildTeacher(app.database);
    const sam = await buildStudentOf(app.database, terry);
    studentId = sam.id;
    teacher = await app.as(terry);
    student = await app.as(sam);
    quiz = await buildAnsweredQuiz(app.database, terry.id, ['carbon dioxide']);
  });
  afterAll(async () => {
    await app?.stop();
    await pool?.end();
    await copy?.stop();
    await primary?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    outcomes = [];
  });

  const calls = (): Record<string, () => Promise<unknown>> => {
    const { quizCode } = quiz;
    return {
      'results.myScores': () => student.results.myScores(),
      'results.latestFeedback': () => student.results.latestFeedback(),
      'results.waitingWork': () => teacher.results.waitingWork({}),
      'results.performanceOverview': () => teacher.results.performanceOverview(),
      'results.classResults': () => teacher.results.classResults({ quizCode }),
      'results.quizResults': () => teacher.results.quizResults({ quizCode }),
      'results.reteach': () => teacher.results.reteach({ quizCode }),
      'results.exportResults': () => teacher.results.exportResults({ quizCode }),
      'results.exportMarkbook': () => teacher.results.exportMarkbook({}),
      'students.profile': () => teacher.students.profile({ studentId }),
    };
  };

  it('answers each call that is declared to use it, and none of these writes', async () => {
    const named = listRoutes(contract).filter(({ mayReadReplica }) => mayReadReplica);
    expect(Object.keys(calls()).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
    for (const [name, call] of Object.entries(calls())) {
      outcomes = [];
      // A student without assessments has no assessment file: a refusal is a response too.
      await call().catch(() => undefined);
      expect({ name, outcomes }).toEqual({ name, outcomes: ['read'] });
    }
  });

  const percentagesAfter = async (markAwarded: number) => {
    for (const { submissionId, markRevision } of await quiz.rows())
      await setOneMark(teacher, { submissionId, markRevision, markAwarded });
    const { students } = await teacher.results.quizResults({ quizCode: quiz.quizCode });
    return students.map(({ percentage }) => percentage);
  };

  it('shows a change made the moment before', async () => {
    expect(await percentagesAfter(2)).toEqual([100]);
    expect(await percentagesAfter(1)).toEqual([50]);
  });

  it('is not used while it is ten seconds behind, so that nobody sees old marks', async () => {
    await setDelay('10s');
    expect(await percentagesAfter(2)).toEqual([100]);
    expect(outcomes).toEqual(['behind']);
    await setDelay('0');
  });

  it.each([
    ['that would write', sql`delete from submissions`],
    [
      'that was cancelled for the sake of its replay',
      sql.raw(
        `do $$ begin raise exception 'conflict with recovery' using errcode = '40001'; end $$`,
      ),
    ],
    ['whose connection was ended', sql`select pg_terminate_backend(pg_backend_pid())`],
  ])('leaves a statement %s to the primary, and says why', async (_, statement) => {
    const errors: unknown[] = [];
    const replica = createReplica(app.database, copies, {
      count: () => undefined,
      onError: (error) => errors.push(error),
      pauseMs: 0,
    });
    const answers: string[] = [];
    let wasAsked = false;
    const read = () =>
      replica.read(
        'interactive',
        async (database) => {
          wasAsked = true;
          await database.execute(statement);
          return 'from the replica';
        },
        async () => 'from the primary',
      );
    // While the replica of a busy machine lags behind, it is not queried at all.
    while (!wasAsked) answers.push(await read());
    expect(new Set(answers)).toEqual(new Set(['from the primary']));
    expect(errors).toHaveLength(1);
    expect(await quiz.marks()).toEqual([2]);
  });

  it('is not used when it has died', async () => {
    await copy.stop();
    expect(await percentagesAfter(1)).toEqual([50]);
    expect(outcomes).toEqual(['failed']);
  });

  async function setDelay(delay: string) {
    await copies.interactive.execute(
      sql.raw(`alter system set recovery_min_apply_delay = '${delay}'`),
    );
    await copies.interactive.execute(sql`select pg_reload_conf()`);
  }
});
