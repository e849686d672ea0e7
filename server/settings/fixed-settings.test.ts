import { expect, it } from 'vitest';
import type { SchoolSettings } from '../../shared/contract/school-settings.ts';
import { findSchoolDay } from '../database/school-day.ts';
import { outcomeOf } from '../testing/error-of.ts';
import { buildUser } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readFixedSettings, settingVariables } from './fixed-settings.ts';

const LEAD = 'lead@school.example';

it('lets nobody change a setting that the configuration decides, and says so', async () => {
  const app = await startTestApp({ fixedSettings: { safeguardingLead: [LEAD] } });
  const admin = await buildUser(app.database, { role: 'admin' });
  const { system } = await app.as(admin);
  expect(await system.getSettings()).toMatchObject({
    settings: { safeguardingLead: [LEAD] },
    fixed: [{ name: 'safeguardingLead', variable: 'SAFEGUARDING_LEAD' }],
  });
  await expect(system.changeSettings({ safeguardingLead: [] })).rejects.toMatchObject({
    code: 'SETTING_FIXED',
  });
  const { items } = await (
    await app.as(admin)
  ).accounts.listAuditEvents({
    action: 'settings-changed',
  });
  expect(items).toEqual([]);
  await app.stop();
});

it('reads each setting from its variable, says which, and lets nobody change it', async () => {
  const { fixed, problems } = readFixedSettings({
    SAFEGUARDING_LEAD: LEAD,
    REGISTRATION: 'domains',
    REGISTRATION_DOMAINS: 'school.example',
    PASSWORD_SIGN_IN: 'on',
    STAFF_SECOND_FACTOR: 'off',
    NEW_PASSWORD_AFTER_CARD: 'on',
    WELFARE_PHRASES: 'the old mill, Blue Street',
    SAFEGUARDING_YEARS: '25',
    LEAVER_MONTHS: '12',
    AUDIT_MONTHS: '24',
    SCHOOL_NAME: 'Hillside School',
    PRIVACY_CONTACT: 'dpo@school.example',
    PROVIDER: 'Hill Trust',
    SCHOOL_TIME_ZONE: 'Asia/Dubai',
    HELP_LINES: 'Childline 0800 1111|The school nurse',
  });
  expect(problems).toEqual([]);
  const app = await startTestApp({ fixedSettings: fixed });
  const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
  const { settings, fixed: said } = await system.getSettings();
  const variables = Object.entries(settingVariables).map(([name, { variable }]) => ({
    name,
    variable,
  }));
  expect(said).toHaveLength(variables.length);
  expect(said).toEqual(expect.arrayContaining(variables));
  for (const [name, value] of Object.entries(settings)) {
    await expect(system.changeSettings({ [name]: value })).rejects.toMatchObject({
      code: 'SETTING_FIXED',
    });
  }
  await app.stop();
});

it('refuses a time zone that the database cannot use for days, and keeps the current one', async () => {
  const app = await startTestApp();
  const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
  await system.changeSettings({ timeZone: 'pacific/kiritimati' });
  const today = await findSchoolDay(app.database);
  await expect(system.changeSettings({ timeZone: '+05:30' })).rejects.toMatchObject({
    code: 'TIME_ZONE_UNKNOWN',
  });
  expect((await system.getSettings()).settings.timeZone).toBe('pacific/kiritimati');
  expect(await findSchoolDay(app.database)).toBe(today);
  await app.stop();
});

it('refuses to limit registration to domains without any, and accepts both in one change', async () => {
  const app = await startTestApp();
  const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
  const outcome = (changes: Partial<SchoolSettings>) => outcomeOf(system.changeSettings(changes));
  expect(await outcome({ registration: 'domains' })).toBe('DOMAINS_MISSING');
  expect((await system.getSettings()).settings.registration).toBe('anyone');
  const registrationDomains = ['school.example'];
  expect(await outcome({ registration: 'domains', registrationDomains })).toBe('ok');
  expect(await outcome({ registrationDomains: [] })).toBe('DOMAINS_MISSING');
  expect(await outcome({ registration: 'nobody', registrationDomains: [] })).toBe('ok');
  await app.stop();
});

it('requires domains only when they are changed, if the configuration limits registration', async () => {
  const app = await startTestApp({ fixedSettings: { registration: 'domains' } });
  const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
  const outcome = (changes: Partial<SchoolSettings>) => outcomeOf(system.changeSettings(changes));
  expect(await outcome({ schoolName: 'Hillside School' })).toBe('ok');
  expect(await outcome({ registrationDomains: [] })).toBe('DOMAINS_MISSING');
  await app.stop();
});
