import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/factories.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: ApiClient;
const done = async (by: ApiClient = admin) =>
  (await by.system.firstSteps({})).steps.flatMap(({ name, isDone }) => (isDone ? [name] : []));

beforeAll(async () => {
  app = await startTestApp({ fixedSettings: { auditMonths: 24 } });
  admin = await app.as(await buildUser(app.database, { role: 'admin' }));
});
afterAll(() => app.stop());

describe('the first steps of a school', () => {
  it('begin with nothing done, and know whose account was the first', async () => {
    const steps = await admin.system.firstSteps({});
    expect(steps).toMatchObject({ isDismissed: false, isFirstAccount: true, hasMailServer: true });
    expect(await done()).toEqual([]);
    const second = await app.as(await buildUser(app.database, { role: 'admin' }));
    expect(await second.system.firstSteps({})).toMatchObject({ isFirstAccount: false });
  });

  it('count a default setting as done once somebody has decided to keep it', async () => {
    const { settings } = await admin.system.getSettings({});
    const { registration, safeguardingLead } = settings;
    await admin.system.changeSettings({ registration, safeguardingLead });
    expect(await done()).toEqual(['registration', 'safeguarding']);
    const trail = await admin.accounts.listAuditEvents({ action: 'settings-changed' });
    expect(trail.items).toEqual([]);
  });

  it('need all settings of a step, except those that the server’s configuration decides', async () => {
    await admin.system.changeSettings({ schoolName: 'Hillside' });
    expect(await done()).not.toContain('school');
    await admin.system.changeSettings({ schoolName: '', timeZone: 'Europe/Dublin' });
    expect(await done()).not.toContain('school');
    await admin.system.changeSettings({ schoolName: 'Hillside', safeguardingYears: 25 });
    expect(await done()).not.toContain('retention');
    await admin.system.changeSettings({ leaverMonths: 12 });
    expect(await done()).toEqual(['school', 'registration', 'safeguarding', 'retention']);
  });

  it('count mail as done once a message has been sent, and the marker once it has been tried', async () => {
    await admin.system.sendTestMail({});
    expect(app.inbox.messages.at(-1)?.subject).toBe('Greenpen can send email');
    await admin.system.noteFirstStep({ name: 'marker' });
    await admin.system.noteFirstStep({ name: 'marker' });
    expect(await done()).toEqual(expect.arrayContaining(['mail', 'marker']));
  });

  it('count people as done once a class has a student', async () => {
    const { teacherCode } = await admin.classes.create({ name: '7A' });
    expect(await done()).not.toContain('people');
    await admin.classes.createStudents({ teacherCode, names: ['Maya Patel'] });
    expect(await done()).toContain('people');
  });

  it('can be put away and brought back', async () => {
    await admin.system.dismissFirstSteps({ dismissed: true });
    expect(await admin.system.firstSteps({})).toMatchObject({ isDismissed: true });
    await admin.system.dismissFirstSteps({ dismissed: false });
    expect(await admin.system.firstSteps({})).toMatchObject({ isDismissed: false });
  });
});

it('a test message that the mail server refuses does not count, and the failure is reported', async () => {
  const mailer = { send: () => Promise.reject(new Error('relay denied')) };
  const broken = await startTestApp({ mailer });
  const its = await broken.as(await buildUser(broken.database, { role: 'admin' }));
  expect(await outcomeOf(its.system.sendTestMail({}))).toBe('MAIL_NOT_SENT');
  expect(await done(its)).toEqual([]);
  await broken.stop();
});
