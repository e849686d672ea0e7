import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { buildQuiz, buildUser } from '../../../testing/factories.ts';
import { aStudent, beginVisit, launch } from '../../../testing/lti/lti-browser.ts';
import { startLtiPlatform, type LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const soon = () => Math.floor(Date.now() / 1_000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the launch endpoint', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let other: LtiPlatform;
  beforeAll(async () => {
    app = await startTestApp({ allowsPrivateAddresses: true });
    [platform, other] = await Promise.all([startLtiPlatform(), startLtiPlatform()]);
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    await lti.add(platform.registration);
    await lti.add(other.registration);
  });
  afterAll(async () => {
    await Promise.all([platform.stop(), other.stop()]);
    await app.stop();
  });
  const countPeople = () => app.database.$count(user);

  it.each([
    ['a signature by another key', 'BAD_SIGNATURE', {}, 'stranger'],
    ['alg none', 'BAD_SIGNATURE', {}, 'none'],
    ['our own secret-less HS256', 'BAD_SIGNATURE', {}, 'hmac'],
    ['another audience', 'NOT_FOR_US', { aud: 'another-tool' }, null],
    ['another issuer', 'NOT_FOR_US', { iss: 'https://elsewhere.example' }, null],
    ['several audiences and no azp', 'NOT_FOR_US', { aud: ['us', 'them'] }, 'audiences'],
    ['another azp', 'NOT_FOR_US', { azp: 'another-tool' }, null],
    ['another nonce', 'NOT_ASKED', { nonce: 'a nonce of our own' }, null],
    ['one that has expired', 'TOO_OLD', { exp: soon() - 120 }, null],
    ['one made long ago', 'TOO_OLD', { iat: soon() - 7_200 }, null],
    ['one of the future', 'BAD_MESSAGE', { iat: soon() + 7_200 }, null],
    ['none to expire', 'BAD_MESSAGE', { exp: undefined }, null],
    ['a foreign deployment', 'UNKNOWN_DEPLOYMENT', { [`${CLAIM}deployment_id`]: '8' }, null],
    ['no deployment', 'BAD_MESSAGE', { [`${CLAIM}deployment_id`]: undefined }, null],
    ['another version', 'BAD_MESSAGE', { [`${CLAIM}version`]: '1.1' }, null],
    ['an unknown message', 'BAD_MESSAGE', { [`${CLAIM}message_type`]: 'LtiSubmission' }, null],
    ['no subject', 'BAD_MESSAGE', { sub: undefined }, null],
    ['no link', 'BAD_MESSAGE', { [`${CLAIM}resource_link`]: undefined }, null],
    ['a subject too long', 'BAD_MESSAGE', { sub: 'x'.repeat(256) }, null],
    ['roles that are no list', 'BAD_MESSAGE', { [`${CLAIM}roles`]: 'Learner' }, null],
    ['no JWT at all', 'BAD_SIGNATURE', {}, 'text'],
  ] as const)('refuses %s', async (_, problem, claims, how) => {
    const before = await countPeople();
    const refused = await launch(app.address, platform, aStudent(), {
      idToken: async (nonce) => {
        const payload = platform.claims(aStudent(), nonce, claims);
        if (how === 'audiences') payload.aud = [platform.clientId, 'another-tool'];
        if (how === 'stranger') {
          const { privateKey } = await generateKeyPair('RS256');
          return platform.sign(payload, {}, privateKey);
        }
        if (how === 'none') {
          return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
        }
        if (how === 'hmac') {
          const { publicKey } = await generateKeyPair('RS256', { extractable: true });
          const bytes = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
          return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(bytes);
        }
        return how === 'text' ? 'no.jwt' : platform.sign(payload);
      },
    });
    expect({ problem: refused.problem, session: refused.session }).toEqual({
      problem,
      session: '',
    });
    expect(await countPeople()).toBe(before);
  });

  it('refuses a replay, a made-up state, and one for another platform', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const first = await launch(app.address, platform, aStudent(), { claims });
    const post = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(`${app.address}/api/lti/launch`, {
        method: 'POST',
        redirect: 'manual',
        body,
      });
      return answer.headers.get('location');
    };
    const replay = await post({ id_token: first.idToken, state: first.visit.state });
    expect(replay).toBe('/launch?problem=NOT_ASKED');
    expect(await post({ id_token: first.idToken, state: 'made-up' })).toContain('NOT_ASKED');
    const fresh = await beginVisit(app.address, platform);
    expect(await post({ id_token: first.idToken, state: fresh.state })).toContain('NOT_ASKED');
    const theirs = await beginVisit(app.address, other);
    const forOther = await platform.sign(platform.claims(aStudent(), theirs.nonce));
    expect(await post({ id_token: forOther, state: theirs.state })).toContain('BAD_SIGNATURE');
    expect(
      await post({
        error: 'login_required',
        state: (await beginVisit(app.address, platform)).state,
      }),
    ).toContain('PLATFORM_REFUSED');
    expect(await post({})).toContain('NOT_ASKED');
  });

  it('leads only to registered platforms', async () => {
    const from = async (fields: Record<string, string>) =>
      (await beginVisit(app.address, platform, fields)).location;
    expect(await from({ iss: 'https://evil.example' })).toBe('/launch?problem=UNKNOWN_PLATFORM');
    expect(await from({ client_id: 'another' })).toBe('/launch?problem=UNKNOWN_PLATFORM');
    expect(await from({ iss: 'a\u0000b' })).toBe('/launch?problem=UNKNOWN_PLATFORM');
    expect(await from({ login_hint: '' })).toBe('/launch?problem=UNKNOWN_PLATFORM');
    expect(await from({ target_link_uri: 'https://evil.example/' })).toContain(platform.origin);
  });
});
