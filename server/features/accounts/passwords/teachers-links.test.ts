import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';

const PASSWORD = 'lantern otter bridge';
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe.each([
  { mail: 'with', smtpUrl: 'smtp://mail.school.example' },
  { mail: 'without', smtpUrl: null },
])('a link that a teacher hands over, $mail a mail server', ({ smtpUrl }) => {
  let app: TestApp;
  let admin: { id: string; email: string };
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  beforeAll(async () => {
    app = await startTestApp({ isSchool: true, smtpUrl });
    admin = await buildUser(app.database, { role: 'admin' });
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const setPassword = (token: string, newPassword = PASSWORD) =>
    send(app, 'POST', '/api/auth/reset-password', { body: { token, newPassword } });
  const personWith = async (email: string) => {
    const person = await app.database.query.user.findFirst({ where: eq(user.email, email) });
    if (!person) throw new Error(`Nobody has ${email}.`);
    return person;
  };
  /** Invites somebody else's address, as a dishonest teacher might. */
  const invite = async () => {
    const email = `deputy-${randomUUID()}@school.example`;
    const { links } = await (
      await app.as(teacher)
    ).accounts.inviteUsers({
      rows: [{ name: 'Dee Deputy', email }],
      role: 'student',
      dryRun: false,
    });
    return { person: await personWith(email), links };
  };
  const linkFor = async (actor: { email: string }, { id: userId }: { id: string }) =>
    (await (await app.as(actor)).accounts.makePasswordLink({ userId })).link;
  const promote = async ({ id: userId }: { id: string }) =>
    (await app.as(admin)).accounts.setRole({ userId, role: 'teacher' });

  it('proves nothing, so that a role given later waits for the owner of the address', async () => {
    const { person, links } = await invite();
    const link = links[0]?.link ?? (await linkFor(teacher, person));
    expect((await setPassword(tokenOf(link))).status).toBe(200);
    await expect(signIn(app.address, person.email, PASSWORD)).resolves.toBeTruthy();
    const { proof } = await promote(person);
    expect((await personWith(person.email)).role).toBe('student');
    const ownersLink = proof?.link ?? linkIn(await app.inbox.messageTo(person.email, 3)).href;
    await setPassword(tokenOf(ownersLink), 'a plum on a purple plate');
    expect((await personWith(person.email)).role).toBe('teacher');
    await expect(signIn(app.address, person.email, PASSWORD)).rejects.toThrow('Sign-in failed');
  });

  it('lets in a student who registered and cannot receive email from outside', async () => {
    const student = await buildStudentOf(app.database, teacher, { mustProveEmail: true });
    await setPassword(tokenOf(await linkFor(teacher, student)));
    const cookie = await signIn(app.address, student.email, PASSWORD);
    const { user: self } = await createApiClient(app.address, cookie).accounts.currentUser();
    expect(self?.needsEmailProof).toBe(false);
  });

  it('proves the address if an administrator hands it over', async () => {
    const { person } = await invite();
    await setPassword(tokenOf(await linkFor(admin, person)));
    expect(await promote(person)).toMatchObject({ role: 'teacher', proof: null });
  });
});
