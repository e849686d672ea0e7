import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { giveTeacherCode } from './give-teacher-code.ts';

describe('giveTeacherCode', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;
  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  const newTeacher = async () => {
    const { name, ...row } = await buildUser(database, {
      role: 'teacher',
      name: 'Ms Siân Prosser',
    });
    return { ...row, displayName: name };
  };
  const tenantsOf = (teacherId: string) =>
    database.select().from(tenants).where(eq(tenants.teacherId, teacherId));

  it('gives a code and a tenant with the teacher’s name, and writes both into the account', async () => {
    const teacher = await newTeacher();
    const code = await giveTeacherCode(database, teacher);
    expect(await tenantsOf(teacher.id)).toMatchObject([
      { teacherCode: code, teacherName: 'Ms Siân Prosser', teacherId: teacher.id },
    ]);
    const [row] = await database.select().from(user).where(eq(user.id, teacher.id));
    expect(row).toMatchObject({ teacherCode: code, tenant: code });
  });

  it('draws again while the code is taken, even if only by a tenant or only by an account', async () => {
    const { teacherCode } = await buildTeacher(database);
    await buildUser(database, { role: 'teacher', teacherCode: 'AI-ALONE-001' });
    const draws = [teacherCode, 'AI-ALONE-001', 'AI-FREE-001'];
    const code = await giveTeacherCode(database, await newTeacher(), () => draws.shift() ?? '');
    expect(code).toBe('AI-FREE-001');
  });

  it('gives up rather than drawing for ever', async () => {
    const { teacherCode } = await buildTeacher(database);
    const teacher = await newTeacher();
    await expect(giveTeacherCode(database, teacher, () => teacherCode)).rejects.toThrow(
      'No free teacher code',
    );
    expect(await tenantsOf(teacher.id)).toMatchObject([]);
  });

  it('gives a teacher one code, even if asked twice at once', async () => {
    const teacher = await newTeacher();
    const give = () => database.transaction((transaction) => giveTeacherCode(transaction, teacher));
    const codes = await Promise.all([give(), give(), give()]);
    expect(new Set(codes).size).toBe(1);
    expect(await tenantsOf(teacher.id)).toHaveLength(1);
  });

  it('keeps an existing code and adds only the missing tenant', async () => {
    const teacher = await newTeacher();
    await database.update(user).set({ teacherCode: 'AI-KEPT-001' }).where(eq(user.id, teacher.id));
    expect(await giveTeacherCode(database, teacher)).toBe('AI-KEPT-001');
    expect(await giveTeacherCode(database, teacher)).toBe('AI-KEPT-001');
    expect(await tenantsOf(teacher.id)).toHaveLength(1);
  });
});
