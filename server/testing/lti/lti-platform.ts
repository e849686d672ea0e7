import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { CLAIM, linkClaims, SCOPES } from './lti-claims.ts';

const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** Someone with an account at the platform. */
export interface PlatformUser {
  sub: string;
  name?: string;
  email?: string;
  role: 'Learner' | 'Instructor';
}

interface PlatformKey {
  kid: string;
  publicJwk: JWK;
  privateKey: CryptoKey;
}

async function makeKey(): Promise<PlatformKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}

interface NextLaunch {
  user: PlatformUser;
  claims: Record<string, unknown>;
  /** Called while the browser waits at the platform. */
  meanwhile?: () => Promise<unknown>;
}

/** A score as it was posted. */
interface PostedScore {
  path: string;
  userId: string;
  timestamp: string;
  scoreGiven?: number;
  scoreMaximum?: number;
  activityProgress: string;
  gradingProgress: string;
}

/**
 * Starts a learning platform that implements LTI 1.3, Deep Linking, Names and Roles, Assignment and
 * Grade Services and Dynamic Registration, and misbehaves on demand.
 */
export async function startLtiPlatform() {
  let key = await makeKey();
  const published = [key.publicJwk];
  const members: (PlatformUser & { status?: string })[] = [];
  const scores: PostedScore[] = [];
  const columns: { id: string; resourceLinkId?: string; label?: string; scoreMaximum?: number }[] =
    [];
  const accessTokens = new Map<string, string>();
  const registrations: Record<string, unknown>[] = [];
  const faults: {
    token?: number;
    scores?: number;
    members?: number;
    keys?: number;
    /** The address of the next page of the member list. */
    nextPage?: string;
    /** Values that replace those of its own description. */
    description?: Record<string, string>;
  } = {};
  let tokensGiven = 0;
  let toolKeysUrl = '';
  /** The response to the next authorization request; a browser test sets it. */
  let nextLaunch: NextLaunch | null = null;

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = `client-${randomUUID()}`;
  const deploymentId = '7';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await readBody(request);
    const json = (value: unknown, status = 200, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    const may = (scope: string) =>
      accessTokens
        .get(String(request.headers.authorization).replace('Bearer ', ''))
        ?.includes(scope);
    if (url.pathname === '/keys')
      return void (faults.keys ? json({}, faults.keys) : json({ keys: published }));
    if (url.pathname === '/token') {
      if (faults.token) return void json({ error: 'server_error' }, faults.token);
      const fields = new URLSearchParams(body);
      await jwtVerify(
        fields.get('client_assertion') ?? '',
        createRemoteJWKSet(new URL(toolKeysUrl)),
        { issuer: clientId, subject: clientId, audience: `${origin}/token`, algorithms: ['RS256'] },
      );
      const token = randomUUID();
      tokensGiven += 1;
      accessTokens.set(token, fields.get('scope') ?? '');
      return void json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
    }
    if (url.pathname === '/members') {
      if (!may('contextmembership.readonly')) return void json({}, 401);
      if (faults.members) return void json({}, faults.members);
      const page = Number(url.searchParams.get('page') ?? 0);
      const shown = members.slice(page * 2, page * 2 + 2).map(({ sub, role, ...member }) => ({
        user_id: sub,
        roles: [`${ROLE}${role}`],
        ...member,
      }));
      const next = `<${faults.nextPage ?? `${origin}/members?page=${page + 1}`}>; rel="next"`;
      const hasNext = members.length > page * 2 + 2;
      return void json({ id: url.href, members: shown }, 200, hasNext ? { link: next } : {});
    }
    if (url.pathname === '/columns') {
      if (!may(`${SCOPES}lineitem`)) return void json({}, 401);
      if (request.method === 'GET') {
        const wanted = url.searchParams.get('resource_link_id');
        return void json(columns.filter(({ resourceLinkId }) => resourceLinkId === wanted));
      }
      const column = {
        ...(JSON.parse(body) as object),
        id: `${origin}/columns/${columns.length + 1}`,
      };
      columns.push(column);
      return void json(column, 201);
    }
    if (url.pathname.endsWith('/scores')) {
      if (!may(`${SCOPES}score`)) return void json({}, 401);
      if (faults.scores) {
        const status = faults.scores;
        delete faults.scores;
        if (status === 401) accessTokens.clear();
        return void json({}, status);
      }
      if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json')
        return void json({}, 415);
      scores.push({ ...(JSON.parse(body) as PostedScore), path: `${url.pathname}${url.search}` });
      return void json({});
    }
    if (url.pathname === '/.well-known/openid-configuration')
      return void json({
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        registration_endpoint: `${origin}/register`,
        'https://purl.imsglobal.org/spec/lti-platform-configuration': {
          product_family_code: 'moodle',
          messages_supported: [{ type: 'LtiResourceLinkRequest' }],
        },
        ...faults.description,
      });
    if (url.pathname === '/register') {
      if (request.headers.authorization !== 'Bearer registration-token')
        return void json({ error: 'invalid_token' }, 401);
      registrations.push(JSON.parse(body) as Record<string, unknown>);
      return void json({
        client_id: clientId,
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: deploymentId },
      });
    }
    if (url.pathname === '/auth' && nextLaunch) {
      const { user, claims, meanwhile } = nextLaunch;
      await meanwhile?.();
      const nonce = url.searchParams.get('nonce') ?? '';
      const idToken = await platform.sign(platform.claims(user, nonce, claims));
      const fields = { id_token: idToken, state: url.searchParams.get('state') ?? '' };
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(autoForm(url.searchParams.get('redirect_uri') ?? '', fields));
    }
    if (url.pathname === '/course') {
      const login = url.searchParams.get('login') ?? '';
      const frame = `<h1>A course</h1><iframe title="Greenpen" src="${login.replaceAll('&', '&amp;')}" width="900" height="700"></iframe>`;
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(frame);
    }
    if (url.pathname === '/returned')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Linked</h1>');
    json({ error: 'not found' }, 404);
  }

  const platform = {
    origin,
    clientId,
    deploymentId,
    members,
    scores,
    columns,
    registrations,
    faults,
    get tokensGiven() {
      return tokensGiven;
    },
    /** The values that an administrator types. */
    get registration() {
      return {
        name: 'Our Moodle',
        issuer: origin,
        clientId,
        deploymentIds: [deploymentId],
        authUrl: `${origin}/auth`,
        tokenUrl: `${origin}/token`,
        tokenAudience: null,
        jwksUrl: `${origin}/keys`,
        siteUrl: origin,
        makesTeachers: true,
      };
    },
    knowTool: (appAddress: string) => {
      toolKeysUrl = `${appAddress}/api/lti/keys`;
    },
    /** Makes the next browser launch as this person. */
    launchNext: (
      user: PlatformUser,
      claims: Record<string, unknown>,
      meanwhile?: () => Promise<unknown>,
    ) => {
      nextLaunch = { user, claims, ...(meanwhile && { meanwhile }) };
    },
    /** Signs with a new key from now on, which is in its key set at once. */
    rotateKeys: async () => {
      key = await makeKey();
      published.splice(0, published.length, key.publicJwk);
    },
    claims: (
      { role, ...user }: PlatformUser,
      nonce: string,
      more: Record<string, unknown> = {},
    ): JWTPayload => ({
      ...user,
      iss: origin,
      aud: clientId,
      nonce,
      iat: Math.floor(Date.now() / 1_000),
      exp: Math.floor(Date.now() / 1_000) + 300,
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
      [`${CLAIM}deployment_id`]: deploymentId,
      [`${CLAIM}target_link_uri`]: 'https://greenpen.example/api/lti/launch',
      [`${CLAIM}roles`]: [`${ROLE}${role}`],
      [`${CLAIM}resource_link`]: { id: 'link-1', title: 'A quiz' },
      ...more,
    }),
    sign: (payload: JWTPayload, header: { kid?: string; alg?: string } = {}, by?: CryptoKey) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
        .sign(by ?? key.privateKey),
    ...linkClaims(origin),
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
  return platform;
}

export type LtiPlatform = Awaited<ReturnType<typeof startLtiPlatform>>;

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function autoForm(to: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form id="f" method="post" action="${to}">${inputs.join('')}</form><script>document.getElementById('f').submit()</script>`;
}
