import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, user } from '../../../database/schema/accounts.ts';
import { buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import {
  aStudent,
  aTeacher,
  confirmArrival,
  launch,
  whoIs,
} from '../../../testing/lti/lti-browser.ts';
import { startAppWithPlatform } from '../../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe('joining an account to a person on a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    ({ app, platform, stop } = await startAppWithPlatform({ makesTeachers: false }));
    claims = platform.quiz((await buildQuiz(app.database)).quizCode);
  });
  afterAll(() => stop());

  const countLinks = (userId: string) =>
    app.database.$count(
      account,
      sql`${eq(account.userId, userId)} and ${account.providerId} like 'lti-%'`,
    );

  it('gives no student a teacher’s account, and still joins their own', async () => {
    const adams = await buildTeacher(app.database);
    const own = await buildUser(app.database);
    const maya = aStudent({ email: own.email });
    const arrived = await launch(app.address, platform, maya, { claims });
    expect(await arrived.api.lti.describeArrival({ ticket: arrived.ticket })).toMatchObject({
      accountRole: 'student',
    });
    const cookie = await app.cookieOf(adams);
    const taken = await confirmArrival(app.address, arrived.ticket, 'mine', cookie);
    expect(taken).toMatchObject({ problem: 'OTHER_ROLE', session: '' });
    expect(await countLinks(adams.id)).toBe(0);

    const again = await launch(app.address, platform, maya, { claims });
    const mine = await app.cookieOf(own);
    const joined = await confirmArrival(app.address, again.ticket, 'mine', mine);
    expect((await whoIs(joined))?.id).toBe(own.id);
  });

  it('gives no teacher a student’s account, and still joins their own', async () => {
    const pupil = await buildUser(app.database, { name: 'Test Pupil' });
    const adams = await buildTeacher(app.database);
    const tom = aTeacher();
    const arrived = await launch(app.address, platform, tom, { claims });
    expect(await arrived.api.lti.describeArrival({ ticket: arrived.ticket })).toMatchObject({
      accountRole: 'teacher',
    });
    const cookie = await app.cookieOf(pupil);
    const taken = await confirmArrival(app.address, arrived.ticket, 'mine', cookie);
    expect(taken).toMatchObject({ problem: 'NOT_A_TEACHER', session: '' });
    expect(await countLinks(pupil.id)).toBe(0);

    const again = await launch(app.address, platform, tom, { claims });
    const mine = await app.cookieOf(adams);
    const joined = await confirmArrival(app.address, again.ticket, 'mine', mine);
    expect((await whoIs(joined))?.id).toBe(adams.id);
    const third = await launch(app.address, platform, tom, { claims });
    expect((await whoIs(third))?.id).toBe(adams.id);
  });

  it('makes no account for a visit in which the person could do nothing', async () => {
    const before = await app.database.$count(user);
    const roles = { 'https://purl.imsglobal.org/spec/lti/claim/roles': ['Mentor'] };
    const mentor = await launch(app.address, platform, aStudent(), {
      claims: { ...claims, ...roles },
    });
    expect(mentor.problem).toBe('NO_ROLE');
    const choosing = platform.deepLinking('kept');
    const student = await launch(app.address, platform, aStudent(), { claims: choosing });
    expect(student.problem).toBe('NOT_A_TEACHER');
    expect(await app.database.$count(user)).toBe(before);
  });
});
