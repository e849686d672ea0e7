import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { openRecords } from '../../../database/open-records.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Wrong {
  count: number;
  /** The last of them; the others came before. */
  secondsAgo?: number;
  by?: string;
  from?: string;
  beginning?: string;
}

const SCHOOL = '127.0.0.1';
const ELSEWHERE = '203.0.113.9';

describe('a correct class code', () => {
  let app: TestApp;
  let teacher: { teacherCode: string };
  beforeAll(async () => {
    app = await startTestApp();
    const admin = await buildUser(app.database, { role: 'admin' });
    await (await app.as(admin)).system.changeSettings({ registration: 'class-code' });
    teacher = await buildTeacher(app.database, { teacherCode: 'AI-OKAFOR-7QK' });
  });
  afterAll(() => app.stop());
  beforeEach(() =>
    app.database.transaction(async (transaction) => {
      await openRecords(transaction);
      await transaction.delete(auditEvents);
    }),
  );

  const register = async ({ teacherCode } = teacher) => {
    const email = `${randomUUID()}@school.example`;
    const { status, body } = await send(app, 'POST', '/api/auth/sign-up/email', {
      body: { username: 'Noor', email, password: 'three blind mice', classCode: teacherCode },
      headers: { origin: app.address },
    });
    return status === 200 ? 'taken' : (body as { message: string }).message;
  };
  const join = async (student: { email: string }, { teacherCode } = teacher) => {
    const answer = (await app.as(student)).classes.join({ teacherCode });
    return answer.then(
      () => 'taken',
      (error: Error) => error.message,
    );
  };
  const type = ({ count, secondsAgo = 0, by, from = SCHOOL, beginning = 'AI-OKAFOR-…' }: Wrong) =>
    app.database.insert(auditEvents).values(
      Array.from({ length: count }, () => ({
        action: 'class-code-wrong' as const,
        actorId: by ?? '',
        actorName: by ?? 'A visitor',
        detail: beginning,
        fromAddress: from,
        at: new Date(Date.now() - secondsAgo * 1_000),
      })),
    );

  it('is accepted if a school of a thousand mistypes from one address', async () => {
    for (const name of ['OKAFOR', 'SMITH', 'JONES', 'KAUR'])
      await type({ count: 240, beginning: `AI-${name}-…` });
    expect(await register()).toBe('taken');
  });

  it('is accepted from a signed-in student, whatever visitors mistype', async () => {
    await type({ count: 5_000 });
    expect(await register()).toBe(classesMessages.tooManyCodes);
    expect(await join(await buildUser(app.database))).toBe('taken');
  });

  it('is not checked for a student who guesses, and is accepted from a classmate', async () => {
    const guesser = await buildUser(app.database);
    await type({ count: 30, by: guesser.id });
    expect(await join(guesser)).toBe(classesMessages.tooManyCodes);
    expect(await join(await buildUser(app.database))).toBe('taken');
    expect(await register()).toBe('taken');
  });

  it('is accepted again ten minutes after the last guess from an address', async () => {
    await type({ count: 1_000, secondsAgo: 610, beginning: 'AI-SMITH-…' });
    expect(await register()).toBe('taken');
    await type({ count: 1, secondsAgo: 590, beginning: 'AI-SMITH-…' });
    expect(await register()).toBe(classesMessages.tooManyCodes);
  });

  it('is accepted if somebody guesses elsewhere, except in the minute after each guess', async () => {
    await type({ count: 300, secondsAgo: 70, from: ELSEWHERE });
    expect(await register()).toBe('taken');
    expect(await register({ teacherCode: 'AI-OKAFOR-ABC' })).not.toBe('taken');
    // Even with a new address each time, there is only one guess a minute.
    expect(await register()).toBe(classesMessages.tooManyCodes);
    // Codes of other teachers are not concerned.
    expect(await register(await buildTeacher(app.database))).toBe('taken');
  });

  it('cannot be guessed from many accounts either', async () => {
    await type({ count: 300, by: 'others' });
    const student = await buildUser(app.database);
    expect(await join(student)).toBe(classesMessages.tooManyCodes);
    expect(await errorOf((await app.as(student)).classes.join(teacher))).toMatchObject({
      status: 429,
    });
  });
});
