import { Agent, request as sendRequest, type IncomingMessage } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** The response, as far as it arrived in time. */
export interface HostileAnswer {
  /** 0 if the connection ended without a response. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  milliseconds: number;
}

const PATIENCE_MS = 30_000;
const MAX_READ_BYTES = 20 * 1024 * 1024;

/** Creates connections to a server, to be closed at the end. */
export const createConnections = (): Agent => new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends the request with this cookie. Never rejects: a missing response has the status 0. */
export function sendHostile(
  address: string,
  hostile: HostileRequest,
  cookie: string,
  agent: Agent,
): Promise<HostileAnswer> {
  const { route, path, headers, body } = hostile;
  const from = performance.now();
  // By default, Node announces no body for a DELETE, and its bytes would be taken for another
  // request.
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  return new Promise((resolve) => {
    const settle = (answer: Omit<HostileAnswer, 'milliseconds'>) =>
      resolve({ ...answer, milliseconds: performance.now() - from });
    const request = sendRequest(
      `${address}/api${path}`,
      {
        method: route.method,
        headers: { ...headers, ...length, cookie },
        agent,
        timeout: PATIENCE_MS,
      },
      (response) => {
        void readText(response).then((text) =>
          settle({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error('No answer came.')));
    request.on('error', (error) => {
      // If the server closed an idle connection just now, that says nothing about either request.
      if (request.reusedSocket) resolve(sendHostile(address, hostile, cookie, agent));
      else settle({ status: 0, headers: {}, text: error.message });
    });
    request.end(body);
  });
}

/** Reads the body; for an endless event stream, only its beginning. */
async function readText(response: IncomingMessage): Promise<string> {
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (isStream || bytes > MAX_READ_BYTES) break;
    }
  } catch {
    // If the body breaks off, the part that arrived is judged.
  }
  return Buffer.concat(chunks).toString();
}
