import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import type { Typed } from '../../../../shared/contract/attempts.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { outages, serverBeat } from '../../../database/schema/outages.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildQuestion, buildQuiz, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { finishOverdueAttempts } from '../finish/finish-overdue-attempts.ts';
import { beat } from './outages-queries.ts';

describe('words kept back by an outage', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let client: ApiClient;
  let teacher: { id: string; email: string };
  let quizCode: string;
  let questionId: string;
  let stamp: string;

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    teacher = await buildUser(app.database, { role: 'teacher' });
    client = await app.as(student);
    ({ id: questionId } = await buildQuestion(app.database));
  });
  beforeEach(async () => {
    await app.database.delete(outages);
    await app.database.delete(serverBeat);
    ({ quizCode } = await buildQuiz(app.database, {
      questionIds: [questionId],
      creatorUid: teacher.id,
    }));
    ({ stamp } = await client.attempts.start({ quizCode }));
    await save('before the outage', 1);
  });
  afterAll(() => app.stop());

  const isOwn = () => and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id));
  const save = (answer: string, revision: number) =>
    client.attempts.saveAnswer({
      quizCode,
      userId: student.id,
      questionId,
      answer,
      revision,
      isSaved: false,
    });
  const finish = (
    typed: Typed | undefined,
    { answer = 'and what came to me then', revision = 2 } = {},
    because: 'time-up' | 'submitted' = 'time-up',
  ) =>
    client.attempts.finish({
      quizCode,
      userId: student.id,
      because,
      answers: [{ questionId, answer, revision, ...(typed && { typed }) }],
    });
  const stored = async () => {
    const [row] = await app.database
      .select()
      .from(submissions)
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, student.id)));
    return row;
  };
  const moved = async (seconds: number) =>
    new Date((await now()).getTime() + seconds * 1_000).toISOString();
  const now = async () => {
    const { rows } = await app.database.execute<{ at: string }>(sql`select now() as at`);
    return new Date(rows[0]?.at ?? '');
  };
  /** Simulates an outage from this long ago until now, with the deadline inside it. */
  const fallSilent = async (secondsAgo: number, deadlineSecondsAgo: number) => {
    await app.database
      .update(attempts)
      .set({
        startedAt: sql`${attempts.startedAt}`,
        deadlineAt: sql`greatest(started_at, now() - ${deadlineSecondsAgo} * interval '1 second')`,
      })
      .where(isOwn());
    await app.database
      .insert(serverBeat)
      .values({ at: sql`now() - ${secondsAgo} * interval '1 second'` })
      .onConflictDoUpdate({
        target: serverBeat.isOnly,
        set: { at: sql`now() - ${secondsAgo} * interval '1 second'` },
      });
  };
  /** Moves an attempt's start back, so that it had responses before the outage. */
  const stampAgo = async (seconds: number) => {
    await app.database
      .update(attempts)
      .set({ startedAt: sql`now() - interval '1 hour'` })
      .where(isOwn());
    const at = await moved(-seconds);
    const [row] = await app.database.select().from(attempts).where(isOwn());
    if (!row) throw new Error('The attempt is missing.');
    stamp = app.attemptStamps.make(row, new Date(at));
  };

  /** Sixty seconds of silence, across a deadline half a minute ago. */
  const endInSilence = async () => {
    await stampAgo(62);
    await fallSilent(60, 30);
  };

  it('are accepted when the server is back, and shown to the teacher as such', async () => {
    await endInSilence();
    const receipt = await finish({ at: await moved(-40), stamp });
    expect(receipt).toMatchObject({ answered: 1, questions: 1 });
    expect(await stored()).toMatchObject({ userAnswer: 'and what came to me then', revision: 2 });
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    const late = students[0]?.submissions[0]?.late;
    expect(late).toMatchObject({ textBefore: 'before the outage' });
    const silence = Date.parse(late?.awayUntil ?? '') - Date.parse(late?.awayFrom ?? '');
    expect(Math.round(silence / 1_000)).toBeGreaterThanOrEqual(60);
  });

  it('are also accepted after the server itself has ended the attempt', async () => {
    await endInSilence();
    await finishOverdueAttempts(app.database);
    expect(await stored()).toMatchObject({ userAnswer: 'before the outage' });
    await finish({ at: await moved(-40), stamp });
    expect(await stored()).toMatchObject({ userAnswer: 'and what came to me then' });
  });

  it.each(['before', 'after'])(
    'are also accepted if the student pressed Submit in vain, %s the server had ended the attempt',
    async (order) => {
      await endInSilence();
      if (order === 'after') await finishOverdueAttempts(app.database);
      const typed = { at: await moved(-40), stamp };
      const { areAnswersTaken } = await finish(typed, {}, 'submitted');
      expect(areAnswersTaken).toBe(true);
      expect(await stored()).toMatchObject({ userAnswer: 'and what came to me then' });
    },
  );

  it('are checked for welfare concerns like everything that is handed in', async () => {
    await endInSilence();
    await finishOverdueAttempts(app.database);
    await app.database
      .update(attempts)
      .set({ welfareCheckedAt: sql`now()` })
      .where(isOwn());
    await finish({ at: await moved(-40), stamp });
    const [attempt] = await app.database.select().from(attempts).where(isOwn());
    expect(attempt?.welfareCheckedAt).toBeNull();
  });

  it('count as no answer if nobody can see them', async () => {
    await endInSilence();
    await finish({ at: await moved(-40), stamp }, { answer: '\u200B\u2060' });
    expect(await stored()).toMatchObject({ userAnswer: UNANSWERED_TEXT });
  });

  it('are refused if there was no outage, whatever they claim', async () => {
    await stampAgo(62);
    await fallSilent(1, 30);
    await finish({ at: await moved(-40), stamp });
    expect(await stored()).toMatchObject({ userAnswer: 'before the outage', revision: 1 });
  });

  it('are refused with a stamp that this server did not make for this attempt', async () => {
    await endInSilence();
    const [row] = await app.database.select().from(attempts).where(isOwn());
    if (!row) throw new Error('The attempt is missing.');
    const at = new Date(await moved(-62));
    const foreign = app.attemptStamps.make({ ...row, userId: 'another' }, at);
    for (const forged of ['', '.', `${at.getTime()}.`, foreign, `${Number.MAX_VALUE}.x`]) {
      await finish({ at: await moved(-40), stamp: forged });
      expect(await stored()).toMatchObject({ userAnswer: 'before the outage' });
    }
  });

  it('are refused if the answer already has a mark', async () => {
    await endInSilence();
    await finishOverdueAttempts(app.database);
    await app.database
      .update(submissions)
      .set({ markAwarded: 1 })
      .where(eq(submissions.quizCode, quizCode));
    await finish({ at: await moved(-40), stamp });
    expect(await stored()).toMatchObject({ userAnswer: 'before the outage', markAwarded: 1 });
  });

  it('are refused in an attempt that the student had handed in', async () => {
    await endInSilence();
    await app.database
      .update(attempts)
      .set({ deadlineAt: sql`now() + interval '5 minutes'` })
      .where(isOwn());
    await client.attempts.finish({
      quizCode,
      userId: student.id,
      because: 'submitted',
      answers: [],
    });
    await app.database
      .update(attempts)
      .set({ deadlineAt: sql`now() - interval '30 seconds'` })
      .where(isOwn());
    await finish({ at: await moved(-40), stamp });
    expect(await stored()).toMatchObject({ userAnswer: 'before the outage' });
  });

  it('are no longer reported once another text has replaced them', async () => {
    await endInSilence();
    await finish({ at: await moved(-40), stamp });
    await app.database
      .update(submissions)
      .set({ userAnswer: 'after a reopening', revision: 3 })
      .where(eq(submissions.quizCode, quizCode));
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    expect(students[0]?.submissions[0]?.late).toBeNull();
  });
});

describe('beat', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('records a silence once, however many processes come back', async () => {
    await app.database.delete(serverBeat);
    await beat(app.database);
    await app.database.update(serverBeat).set({ at: sql`now() - interval '1 minute'` });
    await Promise.all([1, 2, 3, 4].map(() => beat(app.database)));
    expect(await app.database.select().from(outages)).toHaveLength(1);
  });

  it('records none while a process is running', async () => {
    await app.database.delete(outages);
    await beat(app.database);
    await beat(app.database);
    expect(await app.database.select().from(outages)).toEqual([]);
  });
});
