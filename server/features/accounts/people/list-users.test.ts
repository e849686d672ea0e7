import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('accounts.listUsers', () => {
  let app: TestApp;
  let admin: { id: string; email: string };
  const list = async (input: { search?: string; page?: number; pageSize?: number } = {}) =>
    (await app.as(admin)).accounts.listUsers({ role: 'student', ...input });
  const namesFor = async (search?: string) =>
    (await list({ search })).items.map((person) => person.displayName);

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    admin = await buildUser(database, { role: 'admin', name: 'Ruth Ellery' });
    await buildUser(database, { role: 'teacher', name: 'Ángel Tutor' });
    await buildUser(database, { role: 'teacher', name: 'Bea Tutor' });
    await buildUser(database, { name: 'zoë ÉLAN', email: 'zoe@school.example' });
    await buildUser(database, { name: '100% Ana_', username: 'ana', extraTimePercentage: 25 });
    await buildUser(database, { name: 'فاطمة السيد', username: 'فاطمة' });
    await buildUser(database, { name: 'Bo\\b', username: 'bob' });
  });
  afterAll(() => app.stop());

  it('lists one role by name, and counts the people in each role', async () => {
    const { items, total, counts } = await list();
    expect(items.map((person) => person.displayName)).toEqual([
      '100% Ana_',
      'Bo\\b',
      'zoë ÉLAN',
      'فاطمة السيد',
    ]);
    expect(total).toBe(4);
    expect(counts).toEqual({ student: 4, teacher: 2, admin: 1 });
  });

  it('shows what the screen needs and nothing about sign-ins', async () => {
    const [ana] = (await list({ search: 'ana_' })).items;
    expect(ana).toEqual({
      id: expect.any(String),
      username: 'ana',
      displayName: '100% Ana_',
      email: expect.stringContaining('@school.example'),
      role: 'student',
      extraTimePercentage: 25,
      state: 'active',
      leaver: null,
      pendingRole: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      abilities: {
        canGrant: ['teacher', 'admin'],
        canSetExtraTime: true,
        canDelete: true,
        canSuspend: true,
        canResetSecondFactor: false,
        canReset: true,
        canMakeLink: true,
      },
    });
  });

  it('does not offer an admin their own role or deletion', async () => {
    const { items } = await (await app.as(admin)).accounts.listUsers({ role: 'admin' });
    expect(items.map((person) => person.abilities)).toEqual([
      {
        canGrant: [],
        canSetExtraTime: false,
        canDelete: false,
        canSuspend: false,
        canResetSecondFactor: false,
        canReset: false,
        canMakeLink: false,
      },
    ]);
  });

  it.each([
    ['ÉLAN', ['zoë ÉLAN']],
    ['élan', ['zoë ÉLAN']],
    ['ZOE@SCHOOL', ['zoë ÉLAN']],
    ['السيد', ['فاطمة السيد']],
    ['%', ['100% Ana_']],
    ['_', ['100% Ana_']],
    ['\\', ['Bo\\b']],
    ["' or true --", []],
    ['nobody', []],
  ])('finds %j in names and emails', async (search, found) => {
    expect(await namesFor(search)).toEqual(found);
  });

  it('counts each role’s matches for the tabs', async () => {
    const { counts, total } = await list({ search: 'tutor' });
    expect(counts).toEqual({ student: 0, teacher: 2, admin: 0 });
    expect(total).toBe(0);
  });

  it('shows page after page, and an empty one after the last', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 3 })));
    expect(pages.map(({ items }) => items.length)).toEqual([3, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    const ids = pages.flatMap(({ items }) => items.map((person) => person.id));
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['', 'role=headteacher', 'role=student&page=0', 'role=student&pageSize=100000'])(
    'refuses %j',
    async (query) => {
      expect((await send(app, 'GET', `/api/users?${query}`, { as: admin })).status).toBe(400);
    },
  );
});
