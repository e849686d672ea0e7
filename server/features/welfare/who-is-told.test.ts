import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { buildAnsweredQuiz } from '../../testing/quizzes/answered-quiz.ts';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cloneDatabase } from '../../testing/database/test-database.ts';
import { lookThroughQuiz } from '../attempts/public.ts';
import { sendNotice, sendWaitingNotices } from './send-notice.ts';
import { listEvents } from './shown-concerns-queries.ts';

describe('the people told of a disclosure', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    await buildUser(app.database, { role: 'admin', email: 'head@school.example' });
  });
  afterAll(() => app.stop());

  it('are the others if one mailbox refuses, and that one at the next try', async () => {
    for (const email of ['full@school.example', 'deputy@school.example'])
      await buildTeacher(app.database, { email });
    const { quizCode } = await buildDisclosedQuiz(app, teacher);
    const concernId = await concernIn(app, teacher, quizCode);
    const isRefusing = new Set(['full@school.example']);
    const sent: string[] = [];
    const tools = {
      database: app.database,
      address: 'http://localhost',
      sendsMail: true,
      settingsStore: {
        get: () =>
          Promise.resolve({ safeguardingLead: ['full@school.example', 'deputy@school.example'] }),
      } as unknown as SettingsStore,
      mailer: {
        send: async ({ to }: { to: string }) => {
          if (isRefusing.has(to)) throw new Error('mailbox full');
          sent.push(to);
        },
      },
    };
    await expect(sendNotice(tools, concernId)).rejects.toThrow('mailbox full');
    expect(sent).toEqual(['deputy@school.example']);
    isRefusing.clear();
    await sendNotice(tools, concernId);
    expect(sent).toEqual(['deputy@school.example', 'full@school.example']);
  });

  it('never include anyone suspended: neither a lead nor a teacher', async () => {
    const suspendedAt = new Date();
    const gone = await buildTeacher(app.database, { email: 'gone@school.example' });
    await app.database.update(user).set({ suspendedAt }).where(eq(user.id, gone.id));
    const { quizCode } = await buildAnsweredQuiz(app.database, gone.id, [DISCLOSURE]);
    const { system } = await app.as({ email: 'head@school.example' });
    await system.changeSettings({ safeguardingLead: [gone.email] });
    const told = app.inbox.messages.length;
    await lookThroughQuiz(app, quizCode);
    await app.inbox.messageTo('head@school.example', 1);
    await expect
      .poll(() => app.inbox.messages.slice(told).filter(({ text }) => text.includes(quizCode)))
      .toMatchObject([{ to: 'head@school.example' }]);
    await system.changeSettings({ safeguardingLead: [] });
  });

  it('also include the teacher and the administrators if no lead could open the link', async () => {
    const { system } = await app.as({ email: 'head@school.example' });
    const mailbox = 'safeguarding@school.example';
    const told = async () => {
      const before = app.inbox.messages.length;
      const { quizCode } = await buildDisclosedQuiz(app, teacher);
      await app.inbox.messageTo(mailbox, 1);
      const sent = () =>
        app.inbox.messages.slice(before).filter(({ text }) => text.includes(quizCode));
      await expect.poll(() => sent().some(({ to }) => to === mailbox)).toBe(true);
      const concernId = await concernIn(app, teacher, quizCode);
      await expect
        .poll(() => app.jobs.isUnderWay('send-welfare-notice', { concernId }))
        .toBe(false);
      return sent()
        .map(({ to }) => to)
        .toSorted();
    };
    const { leadsWithoutAccount } = await system.changeSettings({ safeguardingLead: [mailbox] });
    expect(leadsWithoutAccount).toEqual([mailbox]);
    expect(await told()).toEqual(['head@school.example', mailbox, teacher.email].toSorted());
    const lead = await buildTeacher(app.database);
    await system.changeSettings({ safeguardingLead: [mailbox, lead.email] });
    expect(await told()).toEqual([lead.email, mailbox].toSorted());
    await system.changeSettings({ safeguardingLead: [] });
  });

  it('are none until a mail server is set up, as the record says', async () => {
    const { connectionString: databaseAddress } = await cloneDatabase();
    const mute = await startTestApp({ databaseAddress, smtpUrl: null });
    const reader = await buildTeacher(mute.database, { email: 'reader@school.example' });
    const { quizCode: waiting } = await buildDisclosedQuiz(mute, reader);
    const { quizCode: settled } = await buildDisclosedQuiz(mute, reader);
    const concernId = await concernIn(mute, reader, waiting);
    const decided = await concernIn(mute, reader, settled);
    for (const id of [concernId, decided]) {
      await expect
        .poll(() => mute.jobs.isUnderWay('send-welfare-notice', { concernId: id }))
        .toBe(false);
    }
    expect(await eventsOf(mute, concernId)).toEqual(['raised']);
    const decision = { concernId: decided, outcome: 'followed-up' as const, note: '' };
    await (await mute.as(reader)).welfare.decide(decision);
    await mute.stop();

    const mailing = await startTestApp({ databaseAddress });
    // Each node runs this when it starts.
    await Promise.all([1, 2].map(() => sendWaitingNotices(mailing.database, mailing.jobs)));
    await mailing.inbox.messageTo(reader.email);
    await expect
      .poll(() => eventsOf(mailing, concernId))
      .toEqual(['raised', `told ${reader.email}`]);
    await sendWaitingNotices(mailing.database, mailing.jobs);
    expect(await mailing.jobs.isUnderWay('send-welfare-notice', { concernId })).toBe(false);
    expect(mailing.inbox.messages.map(({ to }) => to)).toEqual([reader.email]);
    await mailing.stop();
  });
});

const eventsOf = async ({ database }: TestApp, concernId: string) =>
  (await listEvents(database, concernId)).map(({ kind, detail }) => `${kind} ${detail}`.trim());
