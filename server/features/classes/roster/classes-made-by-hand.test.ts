import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a class that somebody made by hand', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  });
  afterAll(() => app.stop());

  it.each([
    ['becomes that of the roster if it is of the same year', '7Q', '2026/27', 1],
    ['becomes that of the roster if it has no year', '7R', '', 1],
    ['stays apart if it is of another year, with its own students', '7S', '2025/26', 2],
  ])('%s', async (_, name, academicYear, classes) => {
    const given = { name, subject: '', yearGroup: '7', academicYear };
    const { teacherCode } = await admin.classes.create(given);
    const header = 'Forename,Surname,UPN,Class,Academic Year';
    await admin.classes.importRoster({
      files: [{ name: 'list.csv', content: `${header}\nSeb,Lee,U-${name},${name},2026/27` }],
      dryRun: false,
    });
    expect((await admin.classes.list({ search: name })).items).toHaveLength(classes);
    const { total } = await admin.classes.listStudents({ teacherCode });
    expect(total).toBe(classes === 1 ? 1 : 0);
  });
});
