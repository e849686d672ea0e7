import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a name or an email that is wrong', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let admin: Awaited<ReturnType<typeof buildUser>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  it('is corrected by the student’s teacher; the former address is informed and the student’s sessions end', async () => {
    const student = await buildStudentOf(app.database, teacher, { name: 'Maja Patl' });
    const asStudent = await app.as(student);
    const { accounts } = await app.as(teacher);
    const email = `right-${student.id}@school.example`;
    const details = { userId: student.id, displayName: ' Maya  Patel ', email };
    expect(await accounts.correctDetails(details)).toMatchObject({
      displayName: 'Maya Patel',
      email,
    });
    expect((await asStudent.accounts.currentUser()).user).toBeNull();
    expect((await app.inbox.messageTo(student.email)).text).toContain('another email address');
    const trail = await (await app.as(admin)).accounts.listAuditEvents({ person: 'maya patel' });
    expect(trail.items[0]).toMatchObject({
      action: 'details-corrected',
      detail: 'name and email',
    });
  });

  it('is not replaced with another account’s address, or with something that is not a name or an address', async () => {
    const student = await buildStudentOf(app.database, teacher);
    const { accounts } = await app.as(teacher);
    const correct = (displayName: string, email: string) =>
      outcomeOf(accounts.correctDetails({ userId: student.id, displayName, email }));
    expect(await correct('Maya', admin.email)).toBe('EMAIL_KNOWN');
    expect(await correct('See https://evil.example now', student.email)).toBe('NAME_REFUSED');
    expect(await correct('', student.email)).toBe('BAD_REQUEST');
    expect(await correct('Maya', 'nothing')).toBe('BAD_REQUEST');
  });

  it('has only its email corrected if the name is longer than may be typed', async () => {
    const name = 'Maria da Conceição Fernandes de Albuquerque e Vasconcelos dos Santos';
    const student = await buildStudentOf(app.database, teacher, { name });
    const { accounts } = await app.as(teacher);
    const email = `long-${student.id}@school.example`;
    const details = { userId: student.id, displayName: name, email };
    expect(await accounts.correctDetails(details)).toMatchObject({ displayName: name, email });
    expect(
      await outcomeOf(accounts.correctDetails({ ...details, displayName: `${name} Silva` })),
    ).toBe('NAME_REFUSED');
  });

  it('can be a username for a student without an email, who signs in with the new one', async () => {
    const student = await buildStudentOf(app.database, teacher, {
      name: 'Maya Patel',
      email: 'maya.patl26@no-email.invalid',
    });
    await buildStudentOf(app.database, teacher, { email: 'taken.name26@no-email.invalid' });
    const { accounts } = await app.as(teacher);
    const correct = (username: string) =>
      outcomeOf(
        accounts.correctDetails({
          userId: student.id,
          displayName: 'Maya Patel',
          email: `${username}@no-email.invalid`,
        }),
      );
    expect(await correct('Taken.Name26')).toBe('USERNAME_KNOWN');
    for (const wrong of ['maya patel', 'm', '.maya', 'maya..patel', 'm'.repeat(60)]) {
      expect(await correct(wrong)).toBe('BAD_REQUEST');
    }
    expect(await correct('Maya-P')).toBe('ok');
    await app.as({ email: 'maya-p@no-email.invalid' });
  });

  it('cannot be corrected by removing the email of staff, who need one', async () => {
    const { accounts } = await app.as(admin);
    const email = 'tess@no-email.invalid';
    const details = { userId: teacher.id, displayName: 'Tess', email };
    expect(await outcomeOf(accounts.correctDetails(details))).toBe('STAFF_NEEDS_EMAIL');
  });

  it('can only have the name corrected, for staff whom a platform brought without an email', async () => {
    const { accounts } = await app.as(admin);
    const { id: userId, email } = await buildTeacher(app.database, {
      email: 'tess.dar26@no-email.invalid',
    });
    const details = { userId, displayName: 'Tess Dara', email };
    expect(await accounts.correctDetails(details)).toMatchObject({ displayName: 'Tess Dara' });
  });

  it('is corrected by its owner only in My account, where the password is required', async () => {
    const { accounts } = await app.as(admin);
    const own = { userId: admin.id, displayName: 'Me', email: 'me@school.example' };
    expect(await outcomeOf(accounts.correctDetails(own))).toBe('FORBIDDEN');
  });
});
