import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { webhookEvents } from '../../../../shared/choices.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { webhookDeliveries } from '../../../database/schema/webhooks.ts';
import {
  PrivateAddressError,
  isPrivateAddress,
  requestOutside,
} from '../../../http/outside-request.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOldRecords } from '../../system/public.ts';
import { createEventFinder, findEvents } from './find-events.ts';
import { sendWebhook, signatureOf } from './send-webhook.ts';
import { until } from '../../../testing/until.ts';

interface Received {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Starts another program of the school, which accepts requests or answers with an error. */
async function startReceiver() {
  const received: Received[] = [];
  /** Status of the next response, by path; 204 by default. */
  const answers = new Map<string | undefined, number>();
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(answers.get(request.url) ?? 204).end();
      answers.delete(request.url);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, answers, stop: () => server.close() };
}

describe('webhooks', () => {
  let app: TestApp;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    app = await startTestApp({ allowsPrivateAddresses: true });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    receiver.stop();
    await app.stop();
  });

  const asAdmin = async () =>
    app.as(await buildUser(app.database, { role: 'admin', name: 'Ada Admin' }));

  async function buildSatQuiz(...events: (typeof webhookEvents)[number][]) {
    const { webhooks } = await asAdmin();
    const path = `/${randomUUID()}`;
    const webhook = await webhooks.create({ url: `${receiver.url}${path}`, events });
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    const question = await buildQuestion(app.database);
    const values = {
      creatorUid: teacher.id,
      questionIds: [question.id],
      resultsRelease: 'when-released' as const,
    };
    const { quizCode } = await buildQuiz(app.database, values);
    await buildSubmission(app.database, quizCode, student.id, question.id, {
      userAnswer: 'my own words about carbon',
    });
    return { path, webhook, webhooks, teacher, student, quizCode };
  }

  /**
   * Returns the deliveries for one quiz, because the webhook also receives those of other tests.
   */
  const sentTo = (path: string, quizCode: string) =>
    receiver.received.filter((one) => one.path === path && one.body.includes(quizCode));
  const arrived = (path: string, quizCode: string, count: number) =>
    until(() => expect(sentTo(path, quizCode)).toHaveLength(count));

  it('report, signed and once, that a quiz was finished, marked and released', async () => {
    const events = ['quiz.finished', 'quiz.marked', 'quiz.released'] as const;
    const { path, webhook, teacher, student, quizCode } = await buildSatQuiz(...events);
    const { marking, quizzes: quizCalls } = await app.as(teacher);
    await findEvents(app);
    await arrived(path, quizCode, 1);
    await marking.startRun({ quizCode, mode: 'all' });
    await until(async () =>
      expect((await marking.listRuns({ quizCode }))[0]?.state).toBe('completed'),
    );
    await quizCalls.setReleased({ quizCode, released: true });
    await findEvents(app);
    await findEvents(app);
    await arrived(path, quizCode, 3);
    const sent = sentTo(path, quizCode);
    const told = sent.map(({ body }) => JSON.parse(body) as { event: string; userId?: string });
    expect(told.map(({ event }) => event).toSorted()).toEqual(events.toSorted());
    expect(told.find(({ event }) => event === 'quiz.finished')?.userId).toBe(student.id);
    for (const { headers, body } of sent) {
      const signature = String(headers['greenpen-signature']);
      const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
      expect(signature).toBe(signatureOf(webhook.secret, body, seconds));
      expect(body).not.toContain('carbon');
    }
  });

  it('report a finish even if the next attempt began before anybody looked', async () => {
    const { path, student, quizCode } = await buildSatQuiz('quiz.finished');
    await app.database
      .update(quizzes)
      .set({ attemptsAllowed: 2 })
      .where(eq(quizzes.quizCode, quizCode));
    await app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
    await (await app.as(student)).attempts.start({ quizCode, again: true });
    await findEvents(app);
    await arrived(path, quizCode, 1);
    const [sent] = sentTo(path, quizCode);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ userId: student.id });
  });

  it('report a finish once if the attempt is reopened, before or after anybody looked', async () => {
    const { path, student, teacher, quizCode } = await buildSatQuiz('quiz.finished');
    const own = { quizCode, userId: student.id };
    const { attempts: desk } = await app.as(teacher);
    await desk.reopen({ ...own, minutes: 10 });
    await findEvents(app);
    await arrived(path, quizCode, 1);
    const page = (await app.as(student)).attempts;
    await page.finish({ ...own, because: 'submitted', answers: [] });
    await findEvents(app);
    await desk.reopen({ ...own, minutes: 10 });
    await findEvents(app);
    await arrived(path, quizCode, 2);
    const times = sentTo(path, quizCode).map(({ body }) => (JSON.parse(body) as { at: string }).at);
    expect(new Set(times).size).toBe(2);
  });

  it('pass the check in the guide for IT, unless they are altered or late', async () => {
    const guide = await readFile(
      new URL('../../../../docs/guide-for-it.md', import.meta.url),
      'utf8',
    );
    const script = /```js\n(import \{ createHmac[^]*?)```/.exec(guide)?.[1] ?? '';
    const { isFromGreenpen } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
    )) as { isFromGreenpen: (secret: string, body: string, signature: string) => boolean };
    const now = Math.floor(Date.now() / 1_000);
    const check = (body: string, signature: string) => isFromGreenpen('whsec_x', body, signature);
    const signature = signatureOf('whsec_x', '{"id":1}', now);
    expect(check('{"id":1}', signature)).toBe(true);
    expect(check('{"id":2}', signature)).toBe(false);
    expect(check('{"id":1}', signature.replace(/t=\d+/, `t=${now + 1}`))).toBe(false);
    expect(check('{"id":1}', signatureOf('another', '{"id":1}', now))).toBe(false);
    expect(check('{"id":1}', signatureOf('whsec_x', '{"id":1}', now - 301))).toBe(false);
    expect(check('{"id":1}', '')).toBe(false);
  });

  it('are still sent when an account was deleted right after its quiz', async () => {
    const gone = await buildSatQuiz('quiz.finished');
    const { path, quizCode } = await buildSatQuiz('quiz.finished');
    const { accounts } = await asAdmin();
    await accounts.deleteUser({ userId: gone.student.id });
    await findEvents(app);
    await arrived(path, quizCode, 1);
    expect(sentTo(gone.path, gone.quizCode)).toEqual([]);
  });

  it('are tried again, keep the reason for a failure, and are sent again on request', async () => {
    const { path, webhook, webhooks, quizCode } = await buildSatQuiz('quiz.finished');
    receiver.answers.set(path, 500);
    await findEvents(app);
    await arrived(path, quizCode, 1);
    const { id: webhookId } = webhook;
    const log = async () =>
      (await webhooks.listDeliveries({ webhookId })).items.find((one) => one.quizCode === quizCode);
    await until(async () => expect((await log())?.attempts).toBe(1));
    const failed = await log();
    expect(failed).toMatchObject({ deliveredAt: null, problem: 'The other side answered 500.' });
    await webhooks.sendAgain({ webhookId, deliveryId: failed?.id ?? '' });
    await arrived(path, quizCode, 2);
    await until(async () => expect((await log())?.deliveredAt).not.toBeNull());
    expect((await log())?.problem).toBeNull();
  });

  it('are sent even if their jobs were lost, as after a restore, but not those that were given up', async () => {
    const { path, webhook, quizCode } = await buildSatQuiz('quiz.marked');
    const happened = { webhookId: webhook.id, event: 'quiz.marked', quizCode } as const;
    const [givenUp, lost] = await app.database
      .insert(webhookDeliveries)
      .values([
        { ...happened, happenedAt: new Date('2026-11-01T10:00:00Z') },
        { ...happened, happenedAt: new Date('2026-11-01T11:00:00Z') },
      ])
      .returning();
    await app.pool.query(
      `insert into pgboss.job (name, state, data, completed_on)
       values ('send-webhook', 'failed', jsonb_build_object('deliveryId', $1::text), now())`,
      [givenUp?.id],
    );
    const start = async () => {
      const find = createEventFinder(app);
      await find();
      await find();
    };
    await Promise.all([start(), start()]);
    await arrived(path, quizCode, 1);
    const { rows } = await app.pool.query(
      `select data ->> 'deliveryId' as id from pgboss.job
       where name = 'send-webhook' and data ->> 'deliveryId' = any($1)`,
      [[givenUp?.id, lost?.id]],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.parse(sentTo(path, quizCode)[0]?.body ?? '')).toMatchObject({ id: lost?.id });
  });

  it('keep a record of what they sent for thirty days', async () => {
    const { webhook, quizCode } = await buildSatQuiz('quiz.marked');
    const told = (days: number) => ({
      webhookId: webhook.id,
      event: 'quiz.marked' as const,
      quizCode,
      happenedAt: sql`now() - ${days} * interval '1 day'`,
      deliveredAt: sql`now()`,
    });
    const rows = await app.database
      .insert(webhookDeliveries)
      .values([told(29), told(31)])
      .returning();
    const { database, settingsStore, filesFolder: dataDir } = app;
    await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
    const left = await database
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, webhook.id));
    expect(left).toEqual(rows.slice(0, 1));
  });

  it('show their secret once, and report nothing from before they were added', async () => {
    const { webhooks, quizCode } = await buildSatQuiz('quiz.marked');
    const { items } = await webhooks.list();
    expect(JSON.stringify(items)).not.toContain('whsec_');
    const added = await webhooks.create({ url: receiver.url, events: ['quiz.finished'] });
    await findEvents(app);
    const rows = await app.database
      .select()
      .from(webhookDeliveries)
      .where(sql`webhook_id = ${added.id} and quiz_code = ${quizCode}`);
    expect(rows).toEqual([]);
  });

  it('reach no private network, unless the operator allows it', async () => {
    const { path, webhook, webhooks, quizCode } = await buildSatQuiz('quiz.finished');
    const before = sentTo(path, quizCode).length;
    const tools = { database: app.database, allowsPrivateAddresses: false };
    const [row] = await app.database
      .insert(webhookDeliveries)
      .values({ webhookId: webhook.id, event: 'quiz.released', quizCode, happenedAt: new Date() })
      .returning();
    const never = new AbortController().signal;
    await expect(sendWebhook(tools, row?.id ?? '', never)).rejects.toThrow('private network');
    expect(sentTo(path, quizCode)).toHaveLength(before);
    const { items } = await webhooks.listDeliveries({ webhookId: webhook.id });
    expect(items[0]?.problem).toContain('PRIVATE_ADDRESSES');
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
  ])('count %s as private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '2606:4700::1111', '172.32.0.1'])('count %s as public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  it.each(['http://localhost:1/', 'http://[::1]:1/', 'http://2130706433:1/', 'http://0x7f.1:1/'])(
    'recognise %s as private',
    async (url) => {
      const asked = { method: 'GET', headers: {}, allowsPrivateAddresses: false } as const;
      const answer = requestOutside(new URL(url), { ...asked, timeoutMs: 5_000 });
      await expect(answer).rejects.toBeInstanceOf(PrivateAddressError);
    },
  );
});
