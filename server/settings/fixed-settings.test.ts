import { expect, it } from 'vitest';
import { findSchoolDay } from '../database/school-day.ts';
import { buildUser } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

const LEAD = 'lead@school.example';

it('leaves to the configuration the settings that it decides, and says so', async () => {
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

it('refuses a time zone that the database cannot tell days by, and keeps the clock', async () => {
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
