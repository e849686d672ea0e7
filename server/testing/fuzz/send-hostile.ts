import { Agent, request as sendRequest, type IncomingMessage } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** What came back, as far as it came within the time. */
export interface HostileAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  milliseconds: number;
}

const PATIENCE_MS = 30_000;
const MAX_READ_BYTES = 20 * 1024 * 1024;

/** Connections to a server, to be closed in the end. */
export const createConnections = (): Agent => new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends the request with this cookie. Never rejects: no answer has the status 0. */
export function sendHostile(
  address: string,
  hostile: HostileRequest,
  cookie: string,
  agent: Agent,
): Promise<HostileAnswer> {
  const { route, path, headers, body } = hostile;
  const from = performance.now();
  // Left to itself, Node announces no body of a DELETE, whose bytes would be taken for a request.
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
      // A connection that the server closed just now, between two requests, says nothing of either.
      if (request.reusedSocket) resolve(sendHostile(address, hostile, cookie, agent));
      else settle({ status: 0, headers: {}, text: error.message });
    });
    request.end(body);
  });
}

/** The body; of an event stream, which goes on, only its beginning. */
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
    // A body that breaks off is judged by what there is of it.
  }
  return Buffer.concat(chunks).toString();
}
