import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from './testing/api-client.ts';
import { explain, watchStatements, type Statement } from './testing/database/explain.ts';
import { buildStudentOf, buildTeacher } from './testing/factories.ts';
import { fillLargeSchool } from './testing/database/large-school.ts';
import { listCrossing, listDistributed } from './testing/database/shards.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('if the rows were spread by quiz code, one shard would be enough for', () => {
  let app: TestApp;
  let seen: Statement[];
  let distributed: Set<string>;
  let student: ApiClient;
  let studentId: string;
  let teacher: ApiClient;
  const quizCode = 'Q00001';
  const questionId = 'question1';

  beforeAll(async () => {
    app = await startTestApp();
    const terry = await buildTeacher(app.database);
    const sam = await buildStudentOf(app.database, terry);
    studentId = sam.id;
    await fillLargeSchool(app.database, terry);
    student = await app.as(sam);
    teacher = await app.as(terry);
    distributed = await listDistributed(app.pool);
    seen = watchStatements(app.pool);
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: studentId });
  const draft = (revision: number) => ({ questionId, answer: 'light', revision });
  /** Statements that would query several shards, each with the reason why it may. */
  const crossing: [why: string, statement: RegExp][] = [
    [
      'the saves of one moment, which may belong to several quizzes',
      /from incoming w\s+join attempts/,
    ],
    ['the finishes of one moment, likewise', /^with chosen as materialized \(select a\.quiz_code/],
    ['the heartbeats of one moment, likewise', /^with "seen" as \(update "attempts"/],
    ['the quizzes that are opened in one moment, likewise', /^select asked\.user_id, "quizzes"/],
    ['which students begin in one moment, likewise', /^insert into attempts .*\s+select/],
    ['their questions, likewise', /^select "quiz_questions"\."quiz_code", "questions"/],
    [
      'what is stored of them, likewise',
      /^select "quiz_code", .* from "submissions" where .* from unnest/,
    ],
    [
      'checking answers that ended together for welfare concerns',
      /\(\s*select \* from unnest\(\$1::text\[\],\s+\$2::text\[\]\)\)/,
    ],
    ['a run that its job identifies by id', /where "marking_runs"."id" = \$\d$/],
    ['the people whose names are removed from what a model reads', /^with attempted as/],
    ['the decisions of teachers on the question in any quiz', /where asked.question_id = \$1 and/],
    ['whether a classmate has the same name, which is about people', /join attempts theirs using/],
  ];
  /** The server's own periodic queries, which may come between the calls. */
  const rounds = /"marking_runs"\."started_at" < now\(\)/;
  /** All statements sent, over all calls. */
  const all: Statement[] = [];
  const markAll = async () => {
    const asked = { quizCode, mode: 'all', isRemarkConfirmed: true } as const;
    const { id } = await teacher.marking.startRun(asked);
    for await (const run of await teacher.marking.watchRun({ runId: id })) {
      if (run.finishedAt) return;
    }
  };
  const calls: [string, () => Promise<unknown>][] = [
    ['starting a quiz', () => student.attempts.start({ quizCode })],
    [
      'saving an answer',
      () => student.attempts.saveAnswer({ ...own(), ...draft(1), isSaved: true }),
    ],
    ['a heartbeat', () => student.attempts.checkIn(own())],
    [
      'finishing',
      () => student.attempts.finish({ ...own(), because: 'submitted', answers: [draft(2)] }),
    ],
    ['a quiz under way, live', () => teacher.attempts.listLiveAttempts({ quizCode })],
    ['marking', markAll],
    ['the responses of a quiz', () => teacher.marking.listResponses({ quizCode })],
    ['releasing', () => teacher.quizzes.setReleased({ quizCode, released: true })],
    ['the results of a quiz', () => teacher.results.quizResults({ quizCode })],
    ['what to teach again', () => teacher.results.reteach({ quizCode })],
    ['a quiz', () => teacher.quizzes.get({ quizCode })],
  ];

  it.each(calls)('%s', async (_name, call) => {
    seen.length = 0;
    await call();
    // Requesting the plans sends statements too.
    const sent = seen.splice(0).filter(({ text }) => !rounds.test(text));
    all.push(...sent);
    expect(sent.length).toBeGreaterThan(0);
    for (const statement of sent) {
      if (crossing.some(([, known]) => known.test(statement.text.trim()))) continue;
      for (const plan of await explain(app.pool, statement)) {
        expect.soft(listCrossing(plan, distributed), statement.text).toEqual([]);
      }
    }
  });

  it('the script for Citus has a place for each table with a quiz', async () => {
    const script = await readFile(new URL('../deploy/cluster/citus.sql', import.meta.url), 'utf8');
    const placed = script.matchAll(/^select \w+\('"?(\w+)/gm).map(([, table]) => table);
    expect(distributed.difference(new Set(placed))).toEqual(new Set());
  });

  it.each(crossing)('but not for: %s', async (_why, known) => {
    expect(all.some(({ text }) => known.test(text.trim()))).toBe(true);
  });
});
