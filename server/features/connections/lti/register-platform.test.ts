import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQuiz, buildUser } from '../../../testing/factories.ts';
import { launch } from '../../../testing/lti/lti-browser.ts';
import { startLtiPlatform, type LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a platform that registers itself', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  beforeAll(async () => {
    app = await startTestApp({ allowsPrivateAddresses: true });
    platform = await startLtiPlatform();
    platform.knowTool(app.address);
  });
  afterAll(async () => {
    await platform.stop();
    await app.stop();
  });

  const makeAddress = async () => {
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    return { lti, address: (await lti.makeRegistrationAddress()).address };
  };
  const register = async (
    address: string,
    {
      configuration = `${platform.origin}/.well-known/openid-configuration`,
      token = 'registration-token',
    } = {},
  ) => {
    const url = new URL(address);
    url.searchParams.set('openid_configuration', configuration);
    url.searchParams.set('registration_token', token);
    return fetch(`${app.address}${url.pathname}${url.search}`, { redirect: 'manual' });
  };

  it('is told what we are, and can launch from then on; the address works once', async () => {
    const { lti, address } = await makeAddress();
    const refused = await register(address, { token: 'a made-up one' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('It refused the registration (answer 401).');

    const done = await register(address);
    expect(done.status).toBe(200);
    const policy = done.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${platform.origin}`);
    expect(await done.text()).toContain('org.imsglobal.lti.close');
    const [told] = platform.registrations;
    expect(told).toMatchObject({
      application_type: 'web',
      response_types: ['id_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      initiate_login_uri: expect.stringMatching(/\/api\/lti\/login$/) as string,
      redirect_uris: [expect.stringMatching(/\/api\/lti\/launch$/)],
      jwks_uri: expect.stringMatching(/\/api\/lti\/keys$/) as string,
    });
    const { items } = await lti.list();
    expect(items).toMatchObject([
      {
        name: `Moodle (${new URL(platform.origin).host})`,
        issuer: platform.origin,
        clientId: platform.clientId,
        deploymentIds: [platform.deploymentId],
        makesTeachers: false,
      },
    ]);
    const { quizCode } = await buildQuiz(app.database);
    const claims = platform.quiz(quizCode);
    const user = { sub: 'maya', name: 'Maya Patel', role: 'Learner' as const };
    expect((await launch(app.address, platform, user, { claims })).location).toContain(quizCode);

    const again = await register(address);
    expect(again.headers.get('location')).toBe('/launch?problem=TICKET_OVER');
    const twice = await register((await makeAddress()).address);
    expect(await twice.text()).toContain('It is registered here already.');
  });

  it('is not registered if its description has a value that could not be shown and changed', async () => {
    const { lti, address } = await makeAddress();
    const before = (await lti.list()).items.length;
    const long = `${platform.origin}/${'a'.repeat(300)}`;
    for (const name of ['issuer', 'authorization_server']) {
      platform.faults.description = { [name]: long };
      expect((await register(address)).status).toBe(400);
      expect((await lti.list()).items).toHaveLength(before);
    }
    platform.faults.description = { issuer: `${platform.origin}/other`, authorization_server: '' };
    expect((await register(address)).status).toBe(200);
    delete platform.faults.description;
    const { items } = await lti.list();
    const made = items.find(({ issuer }) => issuer.endsWith('/other'));
    expect(made).toMatchObject({ tokenAudience: null });
    await lti.remove({ platformId: made?.id ?? '' });
  });

  it('must have been invited by an administrator', async () => {
    const answer = await register(`${app.address}/api/lti/register/made-up`);
    expect(answer.headers.get('location')).toBe('/launch?problem=TICKET_OVER');
  });

  it('can register only itself', async () => {
    const { address } = await makeAddress();
    const { port } = new URL(platform.origin);
    // The same server under another host name, so that the issuer in its description does not
    // match.
    const configuration = `http://localhost:${port}/.well-known/openid-configuration`;
    const answer = await register(address, { configuration });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('names an issuer at another address');
    const nothing = await register(address, { configuration: `${platform.origin}/nothing` });
    expect(await nothing.text()).toContain('not one of a learning platform');
  });

  it('must use https throughout, as one that an administrator enters must', async () => {
    const { lti, address } = await makeAddress();
    const before = (await lti.list()).items;
    const asked: (string | undefined)[] = [];
    const site = createServer((request, response) => {
      asked.push(request.url);
      const { port } = site.address() as AddressInfo;
      const own = `http://127.0.0.1:${port}`;
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          issuer: own,
          authorization_endpoint: 'http://moodle.school.example/auth',
          token_endpoint: `${own}/token`,
          jwks_uri: `${own}/keys`,
          registration_endpoint: `${own}/register`,
        }),
      );
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const { port } = site.address() as AddressInfo;
    const answer = await register(address, { configuration: `http://127.0.0.1:${port}/about` });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('names an address that does not start with https://');
    expect(asked).toEqual(['/about']);
    expect((await lti.list()).items).toEqual(before);
    site.close();
  });

  it('must not be in a private network unless the installation allows it', async () => {
    const strict = await startTestApp();
    const { lti } = await strict.as(await buildUser(strict.database, { role: 'admin' }));
    const { pathname } = new URL((await lti.makeRegistrationAddress()).address);
    const configuration = encodeURIComponent(`${platform.origin}/.well-known/openid-configuration`);
    const answer = await fetch(
      `${strict.address}${pathname}?openid_configuration=${configuration}&registration_token=x`,
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('PRIVATE_ADDRESSES');
    await strict.stop();
  });
});
