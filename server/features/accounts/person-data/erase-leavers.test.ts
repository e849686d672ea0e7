import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { session, user } from '../../../database/schema/accounts.ts';
import { leavers, rollovers } from '../../../database/schema/rollovers.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOldRecords } from '../../system/public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('erases leavers once the school’s time is over, but nobody who was let back in', async () => {
  const { database, settingsStore, filesFolder: dataDir } = app;
  const admin = await buildUser(database, { role: 'admin' });
  const [made] = await database
    .insert(rollovers)
    .values({ academicYear: '2024/25', madeBy: admin.id })
    .returning();
  const leaver = async (name: string, months: number, isBack = false) => {
    const { id } = await buildUser(database, { name });
    const leftAt = sql`now() - ${months} * interval '1 month'`;
    await database.insert(leavers).values({ userId: id, rolloverId: made?.id ?? '', leftAt });
    const suspendedAt = isBack ? null : new Date();
    await database.update(user).set({ suspendedAt }).where(eq(user.id, id));
    return id;
  };
  const ids = [
    await leaver('Long Gone', 13),
    await leaver('Just Gone', 11),
    await leaver('Back Again', 13, true),
  ];
  const left = async () => {
    const rows = await database.select().from(user).where(inArray(user.id, ids));
    return rows.map(({ name }) => name).toSorted();
  };
  await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
  expect(await left()).toHaveLength(3);

  await (await app.as(admin)).system.changeSettings({ leaverMonths: 12 });
  await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
  expect(await left()).toEqual(['Back Again', 'Just Gone']);
  // So that a restored backup does not bring them back.
  expect(await readFile(join(dataDir, 'erased-people'), 'utf8')).toMatch(/^[0-9a-f]{64} texts\n$/);
});

it('deletes sessions that ended, even if their browsers never came back', async () => {
  const { database, settingsStore, filesFolder: dataDir } = app;
  const { id: userId } = await buildUser(database);
  const add = (id: string, hoursOld: number, hoursLeft: number) =>
    database.insert(session).values({
      id,
      token: id,
      userId,
      createdAt: sql`now() - ${hoursOld} * interval '1 hour'`,
      expiresAt: sql`now() + ${hoursLeft} * interval '1 hour'`,
    });
  await add('in use', 700, 1);
  await add('not used any more', 200, -1);
  await add('too old', 721, 100);
  await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
  const left = await database.select().from(session).where(eq(session.userId, userId));
  expect(left.map(({ id }) => id)).toEqual(['in use']);
});

it('erases nobody who was let back in and is suspended again for another reason', async () => {
  const { database, settingsStore, filesFolder: dataDir } = app;
  const admin = await buildUser(database, { role: 'admin' });
  const [made] = await database
    .insert(rollovers)
    .values({ academicYear: '2023/24', madeBy: admin.id })
    .returning();
  const { id: userId } = await buildUser(database, { suspendedAt: new Date() });
  const leftAt = sql`now() - interval '120 months'`;
  await database.insert(leavers).values({ userId, rolloverId: made?.id ?? '', leftAt });
  const { accounts } = await app.as(admin);
  await accounts.setSuspended({ userId, suspended: false });
  await accounts.setSuspended({ userId, suspended: true });
  await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
  expect(await database.$count(user, eq(user.id, userId))).toBe(1);
});

it('erases nobody who is let back in while others are being erased, and says that Greenpen did it', async () => {
  const { database, settingsStore, filesFolder: dataDir } = app;
  const admin = await buildUser(database, { role: 'admin' });
  const { accounts, system } = await app.as(admin);
  await system.changeSettings({ leaverMonths: 12 });
  const leave = async (months: number) => {
    const { id: userId } = await buildUser(database, { suspendedAt: new Date() });
    const leftAt = sql`now() - ${months} * interval '1 month'`;
    await database.insert(leavers).values({ userId, leftAt });
    return userId;
  };
  const [first, second] = [await leave(60), await leave(50)];
  await database.execute(
    sql.raw(`
    create function let_back() returns trigger language plpgsql as $$ begin
      update "user" set suspended_at = null where id = '${second}';
      delete from leavers where user_id = '${second}';
      return old; end $$;
    create trigger let_back before delete on "user" for each row
      when (old.id = '${first}') execute function let_back()`),
  );
  await deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 });
  const left = await database
    .select()
    .from(user)
    .where(inArray(user.id, [first, second]));
  expect(left.map(({ id }) => id)).toEqual([second]);
  const listed = await readFile(join(dataDir, 'erased-people'), 'utf8');
  expect(listed).not.toContain(createHash('sha256').update(second).digest('hex'));
  const { items } = await accounts.listAuditEvents({ action: 'person-erased' });
  expect(new Set(items.map(({ actorName }) => actorName))).toEqual(new Set(['Greenpen']));
});

it('goes on with other leavers and other records if one step fails, and says why it failed', async () => {
  const { database, settingsStore, filesFolder: dataDir } = app;
  const admin = await buildUser(database, { role: 'admin' });
  await (await app.as(admin)).system.changeSettings({ leaverMonths: 12 });
  const [made] = await database
    .insert(rollovers)
    .values({ academicYear: '2022/23', madeBy: admin.id })
    .returning();
  const leave = async (months: number) => {
    const { id: userId } = await buildUser(database, { suspendedAt: new Date() });
    const leftAt = sql`now() - ${months} * interval '1 month'`;
    await database.insert(leavers).values({ userId, rolloverId: made?.id ?? '', leftAt });
    return userId;
  };
  const [stuck, next] = [await leave(40), await leave(30)];
  await database.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'this one stays'; end $$;
    create trigger refuse before delete on "user" for each row
      when (old.id = '${stuck}') execute function refuse()`),
  );
  await database.insert(session).values({
    id: 'ended',
    token: 'ended',
    userId: admin.id,
    expiresAt: sql`now() - interval '200 hours'`,
  });
  await expect(
    deleteOldRecords({ database, settingsStore, dataDir, sessionMaxHours: 720 }),
  ).rejects.toThrow(/^Not all old records could be deleted\. Leavers not erased: 1\. .*P0001/);
  expect(await database.$count(user, inArray(user.id, [stuck, next]))).toBe(1);
  expect(await database.$count(user, eq(user.id, next))).toBe(0);
  expect(await database.$count(session, eq(session.id, 'ended'))).toBe(0);
});
