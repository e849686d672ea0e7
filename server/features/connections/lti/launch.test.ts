import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, user } from '../../../database/schema/accounts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { buildQuiz, buildTeacher, buildToken, buildUser } from '../../../testing/factories.ts';
import {
  aStudent,
  aTeacher,
  beginVisit,
  confirmArrival,
  launch,
  whoIs,
} from '../../../testing/lti/lti-browser.ts';
import { startLtiPlatform, type LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a launch from a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let other: LtiPlatform;
  let platformId: string;
  beforeAll(async () => {
    app = await startTestApp({ allowsPrivateAddresses: true });
    [platform, other] = await Promise.all([startLtiPlatform(), startLtiPlatform()]);
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    for (const one of [platform, other]) one.knowTool(app.address);
    ({ platformId } = await lti.add(platform.registration));
    await lti.add({ ...other.registration, makesTeachers: false });
  });
  afterAll(async () => {
    await Promise.all([platform.stop(), other.stop()]);
    await app.stop();
  });

  const countPeople = () => app.database.$count(user);

  it('asks the platform by OpenID Connect, with a state that the browser keeps', async () => {
    const visit = await beginVisit(app.address, platform);
    expect(visit.location.startsWith(`${platform.origin}/auth?`)).toBe(true);
    expect(Object.fromEntries(visit.asked)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: `${app.address}/api/lti/launch`,
      login_hint: 'whoever',
      lti_message_hint: 'hint',
    });
    expect(visit.setCookie).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned/);
    expect(visit.nonce.length).toBeGreaterThan(30);
  });

  it.each([
    ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner', 'student'],
    ['https://purl.imsglobal.org/vocab/lis/v2/membership#Learner', 'student'],
    ['Learner', 'student'],
    ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Learner', undefined],
  ])('treats somebody with the role %s as a %s', async (role, taken) => {
    const { quizCode } = await buildQuiz(app.database);
    const claims = {
      ...platform.quiz(quizCode),
      'https://purl.imsglobal.org/spec/lti/claim/roles': [role],
    };
    const comer = await launch(app.address, platform, aStudent(), { claims });
    expect((await whoIs(comer))?.role).toBe(taken);
  });

  it('lets a student in, directly to the quiz of the link, with an account made for the platform', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const maya = aStudent({ email: 'maya@school.example' });
    const claims = platform.quiz(quizCode);
    const first = await launch(app.address, platform, maya, { claims });
    expect(first.location).toBe(`/enter-quiz?code=${quizCode}`);
    const person = await whoIs(first);
    expect(person).toMatchObject({ displayName: 'Maya Patel', role: 'student' });
    // Nobody has proved that the address is hers.
    expect(person?.email).toMatch(/@no-email\.invalid$/);
    const again = await launch(app.address, platform, maya, { claims });
    expect((await whoIs(again))?.id).toBe(person?.id);
    const events = await app.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, person?.id ?? ''));
    expect(events.map(({ action, detail }) => `${action} ${detail}`)).toContain(
      'signed-in from Our Moodle',
    );
  });

  it('treats the same subject from another platform as somebody else', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const maya = aStudent();
    const one = await launch(app.address, platform, maya, { claims: platform.quiz(quizCode) });
    const two = await launch(app.address, other, maya, { claims: other.quiz(quizCode) });
    expect((await whoIs(one))?.id).not.toBe((await whoIs(two))?.id);
  });

  it('gives nobody the account that has their email, and joins it once its owner signs in to it', async () => {
    const owner = await buildUser(app.database, { name: 'Ann Owner' });
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const ann = aStudent({ email: owner.email.toUpperCase() });
    const before = await countPeople();
    const arrived = await launch(app.address, platform, ann, { claims });
    expect(arrived.location).toMatch(/^\/launch\?ticket=/);
    expect(arrived.session).toBe('');
    expect(await countPeople()).toBe(before);
    const shown = await arrived.api.lti.describeArrival({ ticket: arrived.ticket });
    expect(shown).toMatchObject({ platformName: 'Our Moodle', isKnown: false, canStart: true });
    expect(JSON.stringify(shown)).not.toContain(owner.email);

    const unsigned = await confirmArrival(app.address, arrived.ticket, 'mine');
    expect(unsigned.problem).toBe('TICKET_OVER');
    // A key may do what its scopes say, but never becomes a session.
    const { id } = await buildTeacher(app.database);
    const { token } = await buildToken(app.database, id, ['quiz.list']);
    const key = { authorization: `Bearer ${token}` };
    const byKey = await confirmArrival(app.address, arrived.ticket, 'mine', '', key);
    expect(byKey.problem).toBe('TICKET_OVER');
    const cookie = await app.cookieOf(owner);
    const joined = await confirmArrival(app.address, arrived.ticket, 'mine', cookie);
    expect(joined.location).toBe(`/enter-quiz?code=${quizCode}`);
    expect((await whoIs(joined))?.id).toBe(owner.id);
    const again = await launch(app.address, platform, ann, { claims });
    expect((await whoIs(again))?.id).toBe(owner.id);
  });

  it('starts a new account for somebody who says that the one with their email is not theirs', async () => {
    const owner = await buildUser(app.database);
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const { ticket } = await launch(app.address, platform, aStudent({ email: owner.email }), {
      claims,
    });
    const started = await confirmArrival(app.address, ticket, 'self');
    const person = await whoIs(started);
    expect(person?.id).not.toBe(owner.id);
    expect(person?.email).not.toBe(owner.email);
    expect((await confirmArrival(app.address, ticket, 'self')).problem).toBe('TICKET_OVER');
  });

  it('asks people to confirm a visit that their browser did not begin, as a stranger’s link could begin one', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const maya = aStudent();
    const claims = platform.quiz(quizCode);
    await launch(app.address, platform, maya, { claims });
    const strange = await launch(app.address, platform, maya, { claims, keepsCookies: false });
    expect(strange.session).toBe('');
    const shown = await strange.api.lti.describeArrival({ ticket: strange.ticket });
    expect(shown).toMatchObject({ displayName: 'Maya Patel', isKnown: true });
    const confirmed = await confirmArrival(app.address, strange.ticket, 'self');
    expect((await whoIs(confirmed))?.displayName).toBe('Maya Patel');
  });

  it('limits a session in a frame to that frame', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const framed = await launch(app.address, platform, aStudent(), { claims, isFramed: true });
    expect(framed.session).toMatch(/SameSite=None; Partitioned; Secure/);
    expect(await whoIs(framed)).not.toBeNull();
    const open = await launch(app.address, platform, aStudent(), { claims });
    expect(open.session).toContain('SameSite=Lax');
    expect(open.session).not.toContain('Partitioned');
  });

  it('makes a teacher only if the school has allowed it, and otherwise asks for an existing account', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const tom = await launch(app.address, platform, aTeacher(), {
      claims: platform.quiz(quizCode),
    });
    expect(tom.location).toBe(`/quiz-results/${quizCode}`);
    expect(await whoIs(tom)).toMatchObject({ role: 'teacher' });
    const claims = other.quiz(quizCode);
    const arrived = await launch(app.address, other, aTeacher(), { claims });
    expect(await arrived.api.lti.describeArrival({ ticket: arrived.ticket })).toMatchObject({
      canStart: false,
    });
    expect((await confirmArrival(app.address, arrived.ticket, 'self')).problem).toBe(
      'NOT_A_TEACHER',
    );
  });

  it('never opens an administrator’s account, or a suspended one', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const tom = aTeacher();
    const { id } = (await whoIs(await launch(app.address, platform, tom, { claims }))) ?? {};
    await app.database
      .update(user)
      .set({ role: 'admin' })
      .where(eq(user.id, id ?? ''));
    expect((await launch(app.address, platform, tom, { claims })).problem).toBe('ADMINISTRATOR');
    await app.database
      .update(user)
      .set({ role: 'teacher', suspendedAt: sql`now()` })
      .where(eq(user.id, id ?? ''));
    expect((await launch(app.address, platform, tom, { claims })).problem).toBe('SUSPENDED');
    const admin = await buildUser(app.database, { role: 'admin' });
    const arrived = await launch(app.address, platform, aStudent({ email: admin.email }), {
      claims,
    });
    const cookie = await app.cookieOf(admin);
    const joined = await confirmArrival(app.address, arrived.ticket, 'mine', cookie);
    expect(joined.problem).toBe('ADMINISTRATOR');
    expect(await app.database.$count(account, eq(account.userId, admin.id))).toBe(1);
  });

  it('still works when the platform has new keys', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    expect((await launch(app.address, platform, aStudent(), { claims })).problem).toBeNull();
    await platform.rotateKeys();
    // Keys are read again at most every few seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    try {
      expect((await launch(app.address, platform, aStudent(), { claims })).problem).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is shown only in frames of registered platforms', async () => {
    const policy = async () => {
      const { headers } = await fetch(`${app.address}/launch`);
      return [headers.get('content-security-policy'), headers.get('x-frame-options')];
    };
    const [csp, options] = await policy();
    const frames = /frame-ancestors ([^;]*)/
      .exec(csp ?? '')?.[1]
      ?.split(' ')
      .toSorted();
    expect(frames).toEqual([platform.origin, other.origin].toSorted());
    expect(options).toBeNull();
    const { headers } = await fetch(`${app.address}/api/current-user`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('publishes what a platform needs of our keys, and nothing of the private half', async () => {
    const { keys } = (await (await fetch(`${app.address}/api/lti/keys`)).json()) as {
      keys: Record<string, unknown>[];
    };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('ends with the platform: its people stay, but can no longer sign in this way', async () => {
    const doomed = await startLtiPlatform();
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const added = await lti.add(doomed.registration);
    expect(added.platformId).not.toBe(platformId);
    const { quizCode } = await buildQuiz(app.database);
    const claims = doomed.quiz(quizCode);
    const maya = await whoIs(await launch(app.address, doomed, aStudent(), { claims }));
    await lti.remove({ platformId: added.platformId });
    expect((await launch(app.address, doomed, aStudent(), { claims })).problem).toBe('NOT_ASKED');
    const [kept] = await app.database
      .select()
      .from(user)
      .where(eq(user.id, maya?.id ?? ''));
    expect(kept?.name).toBe('Maya Patel');
    expect(await app.database.$count(account, eq(account.userId, maya?.id ?? ''))).toBe(0);
    await doomed.stop();
  });
});
