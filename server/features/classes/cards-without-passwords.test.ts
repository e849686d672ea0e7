import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOfSignInName } from '../../../shared/sign-in-name.ts';
import { writeSettings } from '../../settings/settings-queries.ts';
import { createApiClient, signIn } from '../../testing/api-client.ts';
import { buildStudentOf, buildTeacher, FACTORY_PASSWORD } from '../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../testing/sign-in/oidc-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('cards in a school that has switched passwords off', () => {
  let oidc: TestOidcServer;
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  beforeAll(async () => {
    oidc = await startOidcServer();
    app = await startTestApp({ signInProviders: [oidc.config] });
    teacher = await buildTeacher(app.database);
  });
  afterAll(async () => {
    await app.stop();
    await oidc.stop();
  });

  it('have a password only for students who sign in with one, and change nothing for the others', async () => {
    const withEmail = await buildStudentOf(app.database, teacher);
    const cardHolder = await buildStudentOf(app.database, teacher, {
      email: emailOfSignInName('maya.patel26'),
    });
    const session = await signIn(app.address, withEmail.email, FACTORY_PASSWORD);
    const { classes } = await app.as(teacher);
    await writeSettings(app.database, { passwordSignIn: false }, teacher.id);
    const { cards } = await classes.makeCards({
      teacherCode: teacher.teacherCode,
      userIds: [withEmail.id, cardHolder.id],
    });
    const secretOf = new Map(cards.map((card) => [card.signInName, card.password]));
    expect(secretOf.get(withEmail.email)).toBeNull();
    expect(secretOf.get('maya.patel26')).toMatch(/-\d\d$/);
    expect(cards).toHaveLength(2);
    const { user } = await createApiClient(app.address, session).accounts.currentUser();
    expect(user?.id).toBe(withEmail.id);
    const { items } = await classes.listStudents({ teacherCode: teacher.teacherCode });
    expect(items.map(({ state }) => state)).toEqual(['active', 'active']);
  });

  it('are not needed by a student who has not signed in yet, and the list says so', async () => {
    const { accounts, classes } = await app.as(teacher);
    await accounts.inviteUsers({
      rows: [{ name: 'New Comer', email: 'new.comer@school.example' }],
      dryRun: false,
    });
    const { items } = await classes.listStudents({ search: 'new comer' });
    expect(items).toMatchObject([{ state: 'awaited' }]);
  });
});
