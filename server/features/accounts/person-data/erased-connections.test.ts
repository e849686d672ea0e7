import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, passkey, user } from '../../../database/schema/accounts.ts';
import { apiTokens } from '../../../database/schema/tokens.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { tablesWith } from '../../../testing/database/find-in-database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { erasePerson } from './erase-person.ts';
import { erasedListIn, eraseAgain, noteErased } from './erased-list.ts';
import { exportPerson } from './export-person.ts';

const NAME = 'Zora Quillfeather';

describe('the data about what a person is connected with', () => {
  let app: TestApp;
  let admin: { id: string; email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  it('is erased with a student: the merged account, and how a learning platform identifies them', async () => {
    const names = { name: NAME, username: NAME };
    const kept = await buildUser(app.database, { ...names, email: 'zora.new@school.example' });
    const other = await buildUser(app.database, {
      name: 'Zorah Quillfeather',
      username: 'Zorah Quillfeather',
      email: 'zora.old@school.example',
    });
    for (const { id } of [kept, other]) {
      await app.database.insert(account).values({
        id: randomUUID(),
        accountId: `zora-at-the-platform-${id}`,
        providerId: 'lti:platform',
        userId: id,
      });
    }
    const { students } = await app.as(admin);
    await students.merge({ studentId: kept.id, otherId: other.id, decisions: [] });
    const text = JSON.stringify(await exportPerson(app.database, kept.email));
    expect(text).toContain('zora-at-the-platform');
    await erasePerson(app.database, kept.email, { withTexts: true });
    for (const trace of ['Quillfeather', 'zora']) {
      expect([trace, await tablesWith(app.database, trace)]).toEqual([trace, []]);
    }
  });

  it('is erased with a teacher: their keys for scripts and passkeys, whatever they are called', async () => {
    const teacher = await buildTeacher(app.database, {
      name: NAME,
      username: NAME,
      email: 'zora@staff.example',
    });
    const { tokens } = await app.as(teacher);
    const name = `${NAME}’s timetable`;
    await tokens.create({ name, scopes: ['quiz.list'], password: FACTORY_PASSWORD });
    expect(await app.database.$count(apiTokens)).toBe(1);
    await app.database.insert(passkey).values({
      id: randomUUID(),
      name: `${NAME}’s phone`,
      publicKey: 'key',
      userId: teacher.id,
      credentialID: randomUUID(),
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    const text = JSON.stringify(await exportPerson(app.database, teacher.email));
    expect(text).toContain('timetable');
    expect(text).toContain('"passkey.user_id":[{');
    await erasePerson(app.database, teacher.email, { withTexts: true });
    for (const trace of [NAME, teacher.email]) {
      expect([trace, await tablesWith(app.database, trace)]).toEqual([trace, []]);
    }
  });

  it('is erased again after a restore from before the merge, with every account merged into it', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => buildUser(app.database)));
    const [first, second, kept, stranger] = people.map(({ id }) => id);
    const { students } = await app.as(admin);
    for (const [studentId = '', otherId = ''] of [
      [second, first],
      [kept, second],
    ])
      await students.merge({ studentId, otherId, decisions: [] });
    await noteErased(app.filesFolder, kept ?? '', 'names');
    // As a backup from before the merges would restore them.
    await app.database.insert(user).values(people).onConflictDoNothing();
    expect(await eraseAgain(app.database, [erasedListIn(app.filesFolder)])).toBe(3);
    const left = await app.database.select({ id: user.id }).from(user);
    expect(left.map(({ id }) => id).toSorted()).toEqual([admin.id, stranger].toSorted());
  });
});
