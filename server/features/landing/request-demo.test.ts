import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryAgainIn } from '../../../shared/messages/accounts.ts';
import { landingMessages } from '../../../shared/messages/landing.ts';
import { demoRequests } from '../../database/schema/landing.ts';
import { buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OFFICE = 'office@greenpen.example';
const PUBLIC_URL = 'https://quiz.school.example';
const PATH = '/api/demo-requests';

const message = {
  name: 'Ada Okoye',
  email: 'ada@school.example',
  message: 'Could we see it with Year 9?\nThursdays are best.',
};

it('shows an administrator what was written, newest first, and deletes a message', async () => {
  const app = await startTestApp();
  const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  for (const name of ['First', 'Second']) {
    await send(app, 'POST', PATH, { body: { ...message, name }, headers: { origin: app.address } });
  }
  const { items, total } = await admin.landing.listDemoRequests({ page: 1 });
  expect(total).toBe(2);
  expect(items.map(({ name }) => name)).toEqual(['Second', 'First']);
  const [{ id: requestId } = { id: '' }] = items;
  await admin.landing.removeDemoRequest({ requestId });
  await admin.landing.removeDemoRequest({ requestId });
  expect((await admin.landing.listDemoRequests({ page: 1 })).items).toMatchObject([
    { name: 'First' },
  ]);
  await app.stop();
});

describe('the contact form', () => {
  let app: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    app = await startTestApp({
      demoRequestsTo: OFFICE,
      hasRateLimits: true,
      publicUrl: PUBLIC_URL,
      repositoryUrl: 'https://code.school.example/greenpen',
    });
  });
  afterAll(() => app.stop());

  /** Sends it as a visitor, each time from another address unless told otherwise. */
  function write(body: object, from?: string) {
    addresses += 1;
    const headers = {
      origin: PUBLIC_URL,
      'x-forwarded-for': from ?? `203.0.113.${addresses}`,
    };
    return send(app, 'POST', PATH, { body, headers });
  }

  const storedFrom = async (email: string) =>
    (await app.database.select().from(demoRequests)).filter((row) => row.email === email);

  it('keeps what was written and mails it, with the visitor as the reply address', async () => {
    expect(await write(message)).toMatchObject({ status: 201, body: { received: true } });
    expect(await storedFrom(message.email)).toMatchObject([message]);
    const received = await app.inbox.messageTo(OFFICE);
    expect(received).toMatchObject({
      replyTo: message.email,
      subject: 'Greenpen: a message from Ada Okoye',
    });
    expect(received.text).toContain(message.message);
  });

  it.each([
    ['no name', { name: ' ' }, landingMessages.nameRequired],
    ['no address', { email: 'ada at school' }, landingMessages.emailInvalid],
    [
      'a header in the address',
      { email: 'a@b.example\nBcc: c@d.example' },
      landingMessages.emailInvalid,
    ],
    ['nothing to say', { message: '\n' }, landingMessages.messageRequired],
  ])('refuses %s, with the sentence', async (_name, part, sentence) => {
    expect(await write({ ...message, ...part })).toMatchObject({
      status: 400,
      body: { message: sentence },
    });
  });

  it('thanks a program that fills in the hidden field, and keeps nothing', async () => {
    const email = 'robot@spam.example';
    const answer = await write({ ...message, email, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 201, body: { received: true } });
    expect(await storedFrom(email)).toEqual([]);
  });

  it('accepts five an hour from one person, then says when to try again', async () => {
    const often = { ...message, email: 'often@school.example' };
    for (let time = 0; time < 5; time += 1) {
      expect((await write(often, '198.51.100.1')).status).toBe(201);
    }
    const refused = await write({ ...often, email: 'OFTEN@school.example' }, '198.51.100.1');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: tryAgainIn(60 * 60) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await storedFrom(often.email)).toHaveLength(5);
    expect((await write(message, '198.51.100.1')).status).toBe(201);
  });

  it('accepts twenty an hour from one address, however the path is spelled', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1) {
      const path = ['', '/', '?again'][time % 3] ?? '';
      const headers = { origin: PUBLIC_URL, 'x-forwarded-for': '198.51.100.2' };
      const body = { ...message, email: `visitor-${time}@school.example` };
      const { status } = await send(app, 'POST', `${PATH}${path}`, { body, headers });
      if (status !== 404) statuses.push(status);
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(20);
  });

  it('links to the source code', async () => {
    const api = await app.as();
    expect(await api.landing.frontPage()).toEqual({
      repositoryUrl: 'https://code.school.example/greenpen',
    });
    const answer = await fetch(`${app.address}/github`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://code.school.example/greenpen');
  });
});

describe('a contact form whose messages are not mailed to anyone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('still keeps what was written', async () => {
    const api = await app.as();
    await api.landing.requestDemo(message);
    expect(await app.database.$count(demoRequests)).toBe(1);
    expect(app.inbox.messages).toEqual([]);
    expect(await api.landing.frontPage()).toEqual({ repositoryUrl: null });
  });
});
