import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessage, startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { createMailer } from './mailer.ts';

const LONG_LINK = `https://quiz.school.example/reset-password?token=${'x'.repeat(120)}=`;
const message = {
  to: 'mia@school.example',
  subject: 'Set a new password',
  text: `Hello Zoë,\n\n${LONG_LINK}\n\n今日は`,
};
const silent = { info: () => undefined };

describe('mail by SMTP', () => {
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.stop());

  const mailer = () =>
    createMailer(
      { smtpUrl: smtp.url, mailFrom: 'The School <quiz@school.example>', dataDir: '/nowhere' },
      silent,
    );

  it('arrives whole, with its sender and its subject', async () => {
    await mailer().send(message);
    const arrived = smtp.received.at(-1);
    expect(arrived).toMatchObject({ from: 'quiz@school.example', recipients: [message.to] });
    expect(arrived?.headers).toContain('From: The School <quiz@school.example>');
    expect(arrived?.headers).toContain('Subject: Set a new password');
    expect(arrived?.text.replaceAll('\r\n', '\n')).toBe(message.text);
  });

  it('gives the reply address, if that is somebody else’s', async () => {
    await mailer().send({ ...message, replyTo: 'ada@school.example' });
    expect(smtp.received.at(-1)?.headers).toContain('Reply-To: ada@school.example');
  });

  it.each([
    ['a line break in the address', { to: 'mia@school.example\r\nBcc: spy@evil.example' }],
    ['a second address behind a comma', { to: 'mia@school.example, spy@evil.example' }],
    ['a line break in the reply address', { replyTo: 'a@b.example\r\nBcc: spy@evil.example' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: spy@evil.example' }],
    ['a whole message in the subject', { subject: 'Hello\r\n\r\nBuy now' }],
  ])('lets nobody add a header or a recipient: %s', async (_, change) => {
    const before = smtp.received.length;
    await mailer()
      .send({ ...message, ...change })
      .catch(() => undefined);
    for (const { headers, recipients, text } of smtp.received.slice(before)) {
      expect(headers).not.toMatch(/^Bcc:/m);
      expect(recipients).not.toContain('spy@evil.example');
      expect(recipients).toHaveLength(1);
      expect(text).not.toContain('Buy now');
    }
  });

  it('fails if the server refuses the message or does not answer', async () => {
    const refusing = await startSmtpServer();
    refusing.refuse();
    const settings = {
      smtpUrl: refusing.url,
      mailFrom: 'quiz@school.example',
      dataDir: '/nowhere',
    };
    await expect(createMailer(settings, silent).send(message)).rejects.toThrow('mailbox full');
    await refusing.stop();
    await expect(createMailer(settings, silent).send(message)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('mail without a mail server', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenpen-mail-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('can be read without a mail program if it is plain', async () => {
    const plain = { ...message, text: 'Hello,\n\nhttps://quiz.school.example/?token=abc' };
    const settings = { smtpUrl: null, mailFrom: 'greenpen@localhost', dataDir: join(dataDir, 'b') };
    await createMailer(settings, silent).send(plain);
    const [name = ''] = await readdir(join(dataDir, 'b', 'outbox'));
    expect(await readFile(join(dataDir, 'b', 'outbox', name), 'utf8')).toContain('/?token=abc');
  });

  it('is kept in the outbox for its owner only, and the log gives its link', async () => {
    const lines: unknown[] = [];
    const log = { info: (line: unknown) => lines.push(line) };
    const settings = { smtpUrl: null, mailFrom: 'Greenpen <greenpen@localhost>', dataDir };
    await createMailer(settings, log).send(message);

    const outbox = join(dataDir, 'outbox');
    const [name = ''] = await readdir(outbox);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0);
    const kept = readMessage(await readFile(join(outbox, name), 'utf8'));
    expect(kept.headers).toContain('To: mia@school.example');
    expect(kept.text.replaceAll('\r\n', '\n')).toBe(message.text);
    expect(lines).toMatchObject([{ to: message.to, link: LONG_LINK, file: join(outbox, name) }]);
  });
});
