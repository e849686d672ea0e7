import type { TestApp } from './test-app.ts';

/** A response of the API as it was received. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; null if it is not JSON. */
  body: unknown;
}

interface RawRequest {
  /** The sender; absent for a visitor. */
  as?: { email: string };
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request that the typed client could not or would not send. Paths start with `/`. */
export async function send(
  app: Pick<TestApp, 'address' | 'cookieOf'>,
  method: string,
  path: string,
  { as: person, body, headers }: RawRequest = {},
): Promise<RawAnswer> {
  const response = await fetch(`${app.address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(person && { cookie: await app.cookieOf(person) }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
