import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { buildAnsweredQuiz } from '../../testing/answered-quiz.ts';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/disclosed-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lookThroughQuiz } from '../attempts/public.ts';
import { sendNotice } from './send-notice.ts';

describe('who is told of a disclosure', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    await buildUser(app.database, { role: 'admin', email: 'head@school.example' });
  });
  afterAll(() => app.stop());

  it('is the others where one mailbox refuses, and to that one at the next try', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher);
    const concernId = await concernIn(app, teacher, quizCode);
    const isRefusing = new Set(['full@school.example']);
    const sent: string[] = [];
    const tools = {
      database: app.database,
      address: 'http://localhost',
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

  it('is nobody who is suspended: neither a lead nor a teacher', async () => {
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
});
