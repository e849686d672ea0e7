import { randomUUID } from 'node:crypto';
import { createApiClient, type ApiClient } from '../api-client.ts';
import type { LtiPlatform, PlatformUser } from './lti-platform.ts';

interface LaunchOptions {
  claims?: Record<string, unknown>;
  /** True if the browser kept the cookie of the visit. */
  keepsCookies?: boolean;
  isFramed?: boolean;
  /** The message to send instead of the platform's own. */
  idToken?: (nonce: string) => Promise<string> | string;
}

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  redirect: 'manual' as const,
  body: new URLSearchParams(fields),
});

/** Begins a visit as a browser sent by a platform does; returns what it has to bring back. */
export async function beginVisit(
  address: string,
  platform: Pick<LtiPlatform, 'origin' | 'clientId'>,
  more: Record<string, string> = {},
) {
  const fields = {
    iss: platform.origin,
    client_id: platform.clientId,
    login_hint: 'whoever',
    target_link_uri: `${address}/api/lti/launch`,
    lti_message_hint: 'hint',
    ...more,
  };
  const answer = await fetch(`${address}/api/lti/login`, form(fields));
  const location = answer.headers.get('location') ?? '';
  const asked = URL.canParse(location) ? new URL(location).searchParams : new URLSearchParams();
  return {
    status: answer.status,
    location,
    asked,
    state: asked.get('state') ?? '',
    nonce: asked.get('nonce') ?? '',
    cookie: answer.headers.getSetCookie().join('; ').split(';')[0] ?? '',
    setCookie: answer.headers.getSetCookie().join('; '),
  };
}

/** Returns where a browser was sent, and its client after signing in. */
async function followLaunch(address: string, answer: Response) {
  const location = answer.headers.get('location') ?? '';
  const cookies = answer.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.includes('session_token')) ?? '';
  return {
    status: answer.status,
    location,
    problem: /problem=(\w+)/.exec(location)?.[1] ?? null,
    ticket: /(?:ticket|choose)=([\w-]+)/.exec(location)?.[1] ?? '',
    session,
    api: createApiClient(address, session.split(';')[0] ?? ''),
  };
}

/** Performs a whole launch: from the platform's link to Greenpen's page. */
export async function launch(
  address: string,
  platform: LtiPlatform,
  user: PlatformUser,
  { claims, keepsCookies = true, isFramed = false, idToken }: LaunchOptions = {},
) {
  const visit = await beginVisit(address, platform);
  const token = idToken
    ? await idToken(visit.nonce)
    : await platform.sign(platform.claims(user, visit.nonce, claims));
  const answer = await fetch(`${address}/api/lti/launch`, {
    ...form({ id_token: token, state: visit.state }),
    headers: {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-dest': isFramed ? 'iframe' : 'document',
      ...(keepsCookies && { cookie: visit.cookie }),
    },
  });
  return { visit, idToken: token, ...(await followLaunch(address, answer)) };
}

/** Presses one of the buttons of the page that asks who the person is. */
export async function confirmArrival(
  address: string,
  ticket: string,
  as: 'self' | 'mine',
  cookie = '',
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${address}/api/lti/continue`, {
    ...form({ ticket, as }),
    headers: {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'document',
      cookie,
      ...headers,
    },
  });
  return followLaunch(address, answer);
}

export const aStudent = (more: Partial<PlatformUser> = {}): PlatformUser => ({
  sub: randomUUID(),
  name: 'Maya Patel',
  role: 'Learner',
  ...more,
});

export const aTeacher = (more: Partial<PlatformUser> = {}): PlatformUser =>
  aStudent({ name: 'Tom Teacher', role: 'Instructor', ...more });

/** Returns the person that a browser is signed in as. */
export const whoIs = async ({ api }: { api: ApiClient }) => (await api.accounts.currentUser()).user;
