import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSignInEmail } from '../../../shared/sign-in-name.ts';
import { session, user } from '../../database/schema/accounts.ts';
import { auditEvents } from '../../database/schema/audit.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import { buildColleague, buildStudentOf, buildTeacher } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { whileChanging } from '../../testing/database/while-changing.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const newId = () => randomBytes(16).toString('hex');

describe('students without an email', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  const make = async (...names: string[]) =>
    (await app.as(teacher)).classes.createStudents({ teacherCode: teacher.teacherCode, names });
  const signIn = async (signInName: string, password: string) =>
    (
      await send(app, 'POST', '/api/auth/sign-in/email', {
        body: { email: toSignInEmail(signInName), password },
        headers: { origin: app.address },
      })
    ).status;

  const set = (id: string, values: Partial<typeof user.$inferInsert>) =>
    app.database.update(user).set(values).where(eq(user.id, id));

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Ms Okafor' });
  });
  afterAll(() => app.stop());

  it('sign in with the username and the password on their card, and are in the class', async () => {
    const { cards } = await make('Zoë  Élan');
    const [card] = cards;
    expect(card).toMatchObject({
      displayName: 'Zoë Élan',
      signInName: expect.stringMatching(/^zoe\.elan\d\d$/),
      password: expect.stringMatching(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/),
    });
    expect(await signIn(card?.signInName.toUpperCase() ?? '', card?.password ?? '')).toBe(200);
    expect(await signIn(card?.signInName ?? '', 'tiger-apple-moon-47')).toBe(401);
    const client = await app.as(teacher);
    const { items } = await client.classes.listStudents({ search: 'élan' });
    expect(items.map(({ id }) => id)).toEqual([card?.userId]);
  });

  it('get different usernames if they have the same name, even if they are made at once', async () => {
    const made = await Promise.all([make('Sam Lee', 'Sam Lee'), make('Sam Lee')]);
    const names = made.flatMap(({ cards }) => cards.map(({ signInName }) => signInName));
    expect(new Set(names).size).toBe(3);
    expect(names.toSorted()[1]).toMatch(/^sam\.lee\d\d-2$/);
  });

  it('get one account each if the teacher asks again after losing the answer, with new passwords', async () => {
    const { classes } = await app.as(teacher);
    const newUserIds = [newId(), newId()];
    const { teacherCode } = teacher;
    const ask = () =>
      classes.createStudents({ teacherCode, names: ['Ida Once', 'Jon Once'], newUserIds });
    const [one, other] = await Promise.all([ask(), ask()]);
    for (const { cards } of [one, other]) {
      expect(cards.map(({ userId, displayName }) => [userId, displayName])).toEqual([
        [newUserIds[0], 'Ida Once'],
        [newUserIds[1], 'Jon Once'],
      ]);
    }
    // If a list was half processed, the rest are created.
    const third = newId();
    const { cards } = await classes.createStudents({
      teacherCode,
      names: ['Kim Rest', 'Ida Once'],
      newUserIds: [third, newUserIds[0] ?? ''],
    });
    expect(cards.map(({ userId }) => userId)).toEqual([third, newUserIds[0]]);
    expect((await classes.listStudents({ search: 'once' })).total).toBe(2);
    const [, ida] = cards;
    expect(await signIn(ida?.signInName ?? '', one.cards[0]?.password ?? '')).toBe(401);
    expect(await signIn(ida?.signInName ?? '', ida?.password ?? '')).toBe(200);
  });

  it.each([
    ['has signed in', async () => {}, true],
    ['has chosen a password', (id: string) => set(id, { passwordIsDrawn: false }), false],
    ['is suspended', (id: string) => set(id, { suspendedAt: new Date() }), false],
    ['is no longer a student', (id: string) => set(id, { role: 'teacher' }), false],
  ])('keep their password if they are asked for again and one %s', async (_, then, signsIn) => {
    const { classes } = await app.as(teacher);
    const [first, second] = [newId(), newId()];
    const asked = {
      teacherCode: teacher.teacherCode,
      names: ['Ola One', 'Pia Two'],
      newUserIds: [first, second],
    };
    const { cards } = await classes.createStudents(asked);
    const [one] = cards;
    if (signsIn) {
      await signIn(one?.signInName ?? '', one?.password ?? '');
      // The sign-in still counts once its session has ended.
      await app.database.delete(session).where(eq(session.userId, first));
    }
    await then(first);
    expect(await outcomeOf(classes.createStudents(asked))).toBe('DELETED_MEANWHILE');
    const [, two] = cards;
    expect(await signIn(two?.signInName ?? '', two?.password ?? '')).toBe(200);
  });

  it('keep their password if another teacher asks for the same ones, or the same teacher in another class', async () => {
    const { classes } = await app.as(teacher);
    const asked = { names: ['Quin Mine'], newUserIds: [newId()] };
    await classes.createStudents({ teacherCode: teacher.teacherCode, ...asked });
    const elsewhere = await classes.create({ name: '9Q' });
    const again = classes.createStudents({ teacherCode: elsewhere.teacherCode, ...asked });
    expect(await outcomeOf(again)).toBe('DELETED_MEANWHILE');
    const colleague = await app.as(await buildColleague(app.database, teacher, 'co-teacher'));
    const theirs = { teacherCode: teacher.teacherCode, ...asked };
    expect(await outcomeOf(colleague.classes.createStudents(theirs))).toBe('DELETED_MEANWHILE');
  });

  it('get no account in a class that is deleted at that moment, and their teacher gets an explanation', async () => {
    const leaving = await buildTeacher(app.database);
    const { classes } = await app.as(leaving);
    const refused = await errorOf(
      whileChanging(
        app.database,
        sql`delete from tenants where teacher_code = ${leaving.teacherCode}`,
        () => classes.createStudents({ ...leaving, names: ['Too Late'] }),
      ),
    );
    expect(refused).toMatchObject({
      code: 'DELETED_MEANWHILE',
      status: 409,
      message:
        'Something this depends on has just been deleted or changed. Reload the page and try again.',
    });
    const late = eq(user.username, 'Too Late');
    expect(await app.database.select().from(user).where(late)).toEqual([]);
  });

  it('get a username whatever letters are in their name', async () => {
    const { cards } = await make('王芳');
    expect(cards[0]?.signInName).toMatch(/^student\d\d$/);
    expect(await signIn(cards[0]?.signInName ?? '', cards[0]?.password ?? '')).toBe(200);
  });

  it('who were added by a roster get their first cards together, and nobody else gets one', async () => {
    const fresh = await buildTeacher(app.database);
    const { teacherCode } = fresh;
    const client = await app.as(fresh);
    await client.classes.createStudents({ teacherCode, names: ['Has Card'] });
    const [one, two] = ['one', 'two'].map((name) => ({
      id: `roster-${name}-${teacherCode.slice(-6)}`,
      name,
      email: `${name}${teacherCode.slice(-6).toLowerCase()}@no-email.invalid`,
    }));
    for (const student of [one, two]) {
      if (!student) continue;
      await app.database.insert(user).values({ ...student, username: student.name });
      await client.classes.addStudents({ teacherCode, userIds: [student.id] });
    }
    const { cards } = await client.classes.makeCards({ teacherCode });
    expect(cards.map(({ displayName }) => displayName)).toEqual(['one', 'two']);
    expect(await signIn(cards[0]?.signInName ?? '', cards[0]?.password ?? '')).toBe(200);
    expect((await client.classes.makeCards({ teacherCode })).cards).toEqual([]);
  });

  it('get a new card from their teacher, which replaces the old one and ends their sessions', async () => {
    const { cards } = await make('Lost Card');
    const [old] = cards;
    const userId = old?.userId ?? '';
    await signIn(old?.signInName ?? '', old?.password ?? '');
    const { classes } = await app.as(teacher);
    const asked = { teacherCode: teacher.teacherCode, userIds: [userId] };
    const [card] = (await classes.makeCards(asked)).cards;
    expect(card?.signInName).toBe(old?.signInName);
    const sessions = await app.database.select().from(session).where(eq(session.userId, userId));
    expect(sessions).toEqual([]);
    expect(await signIn(old?.signInName ?? '', old?.password ?? '')).toBe(401);
    expect(await signIn(card?.signInName ?? '', card?.password ?? '')).toBe(200);
    const lines = await app.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, userId));
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['passwords-reset', 'students-added']),
    );
  });

  it('who are suspended get no new card, since it would not let them in', async () => {
    const { cards } = await make('Ada Stays', 'Eve Suspended');
    const [stays, suspended] = cards.map(({ userId }) => userId);
    await app.database
      .update(user)
      .set({ suspendedAt: sql`now()` })
      .where(eq(user.id, suspended ?? ''));
    const { makeCards } = (await app.as(teacher)).classes;
    const ask = (...ids: (string | undefined)[]) =>
      makeCards({ teacherCode: teacher.teacherCode, userIds: ids.map((id) => id ?? '') });
    expect((await ask(stays, suspended)).cards.map(({ userId }) => userId)).toEqual([stays]);
    expect(await outcomeOf(ask(suspended))).toBe('PERSON_SUSPENDED');
  });

  it('get no card from a cover teacher, and nobody outside the class gets one', async () => {
    const student = await buildStudentOf(app.database, teacher);
    const cover = await app.as(await buildColleague(app.database, teacher, 'cover'));
    const asked = { teacherCode: teacher.teacherCode, userIds: [student.id] };
    expect(await outcomeOf(cover.classes.makeCards(asked))).toBe('NOT_FOUND');
    const { classes } = await app.as(teacher);
    const elsewhere = await buildTeacher(app.database);
    const foreign = { ...asked, userIds: [elsewhere.id] };
    expect(await outcomeOf(classes.makeCards(foreign))).toBe('STUDENT_NOT_FOUND');
  });

  it.each([
    ['deleted', sql`delete from "user" where email = 'race@school.example'`],
    [
      'made an administrator',
      sql`update "user" set role = 'admin' where email = 'race@school.example'`,
    ],
  ])('get no card if they are %s while the cards are made', async (_, change) => {
    await buildStudentOf(app.database, teacher, { email: 'race@school.example' });
    const { classes } = await app.as(teacher);
    const { items } = await classes.listStudents({ search: 'race@school.example' });
    const asked = { teacherCode: teacher.teacherCode, userIds: items.map(({ id }) => id) };
    const made = () => outcomeOf(classes.makeCards(asked));
    expect(await whileChanging(app.database, change, made)).toBe('STUDENT_NOT_FOUND');
    await app.database.delete(user).where(eq(user.email, 'race@school.example'));
  });

  it('can be made only by staff: such an address can neither register nor be invited', async () => {
    const email = toSignInEmail('maya.patel26');
    const signUp = await send(app, 'POST', '/api/auth/sign-up/email', {
      body: { username: 'Maya', email, password: 'correct horse' },
      headers: { origin: app.address },
    });
    expect(signUp.status).toBe(400);
    const { accounts } = await app.as(teacher);
    const { rows } = await accounts.inviteUsers({ rows: [{ name: 'Maya', email }], dryRun: true });
    expect(rows[0]?.outcome).toBe('invalid');
    expect(await app.database.select().from(user).where(eq(user.email, email))).toEqual([]);
  });
});
