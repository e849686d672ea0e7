import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMonths } from './leavers-rules.ts';

describe('a student who has left', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    await admin.system.changeSettings({ leaverMonths: 12 });
  });
  afterAll(() => app.stop());

  const leave = async (name: string, leftAt: string) => {
    const suspendedAt = new Date(leftAt);
    const { id: userId } = await buildUser(app.database, { name, suspendedAt });
    await app.database.insert(leavers).values({ userId, leftAt: suspendedAt });
    return userId;
  };
  const find = async (search: string) =>
    (await admin.accounts.listUsers({ role: 'student', search })).items[0];

  it('is shown with the day on which they left, and the one after which they are erased', async () => {
    const studentId = await leave('Lee Left', '2026-07-03T10:00:00Z');
    const leaver = { leftAt: '2026-07-03T10:00:00.000Z', erasedAfter: '2027-07-03T10:00:00.000Z' };
    expect(await find('Lee Left')).toMatchObject({ state: 'suspended', leaver });
    expect(await admin.students.profile({ studentId })).toMatchObject({ leaver });
    await admin.system.changeSettings({ leaverMonths: 18 });
    expect(await find('Lee Left')).toMatchObject({
      leaver: { erasedAfter: '2028-01-03T10:00:00.000Z' },
    });
  });

  it('is no longer shown as a leaver once let back in, nor when suspended again', async () => {
    const userId = await leave('Bea Back', '2026-07-03T10:00:00Z');
    const back = await admin.accounts.setSuspended({ userId, suspended: false });
    expect(back).toMatchObject({ state: 'active', leaver: null });
    expect(await app.database.$count(leavers, eq(leavers.userId, userId))).toBe(0);
    await admin.accounts.setSuspended({ userId, suspended: true });
    expect(await find('Bea Back')).toMatchObject({ state: 'suspended', leaver: null });
  });

  it('is not someone suspended for another reason, someone who became staff, or someone who can sign in', async () => {
    const { id } = await buildUser(app.database, { name: 'Sam Out', suspendedAt: new Date() });
    expect(await find('Sam Out')).toMatchObject({ state: 'suspended', leaver: null });
    expect(await admin.students.profile({ studentId: id })).toMatchObject({ leaver: null });
    const userId = await leave('Tia Teaches', '2026-07-03T10:00:00Z');
    await admin.accounts.setRole({ userId, role: 'teacher' });
    const { items } = await admin.accounts.listUsers({ role: 'teacher', search: 'Tia Teaches' });
    expect(items).toMatchObject([{ leaver: null }]);
    const readmitted = await leave('Ada Active', '2026-07-03T10:00:00Z');
    await app.database.update(user).set({ suspendedAt: null }).where(eq(user.id, readmitted));
    expect(await find('Ada Active')).toMatchObject({ state: 'active', leaver: null });
  });

  it.each([
    ['2026-07-03T10:00:00.000Z', 12, '2027-07-03T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 18, '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
  ])(
    'who left at %s is kept for %i months as the database counts them',
    async (from, months, to) => {
      expect(addMonths(new Date(from), months).toISOString()).toBe(to);
      const { rows } = await app.database.execute(sql`
      select (${from}::timestamptz at time zone 'UTC' + ${months} * interval '1 month')
        = (${to}::timestamptz at time zone 'UTC') as "isSame"`);
      expect(rows).toEqual([{ isSame: true }]);
    },
  );
});
