import type { ServerResponse } from 'node:http';
import type { ModelReply } from '../markers/model-server.ts';
import {
  hang,
  isOdd,
  obey,
  onlyAtFirst,
  pause,
  refusal,
  replyWith,
  type ModelFault,
} from './fault.ts';

const HEADERS = { 'content-type': 'application/json' };

const breakConnection = (): never => {
  throw new Error('The connection breaks.');
};
const write = (reply: (outgoing: ServerResponse) => void): ModelReply => ({ write: reply });
const always = (reply: ModelReply) => () => reply;
const everyThird =
  (reply: ModelReply): ModelFault['reply'] =>
  (request) =>
    request.place % 3 === 2 ? reply : obey(request);

/** Sends a character now and then, without end. */
const drip = write((outgoing) => {
  outgoing.writeHead(200, HEADERS);
  const dripping = setInterval(() => outgoing.write(' '), 50);
  outgoing.on('close', () => clearInterval(dripping));
});

const DAY_MS = 86_400_000;
const CALLS_BEFORE_RENAMING = 4;
const busyForAnHour: ModelReply = { status: 429, headers: { 'retry-after': '3600' } };

/** Faults that occur before a model responds. */
export const serversInTrouble: ModelFault[] = [
  { name: 'nothing is wrong', reply: obey, expected: { mark: 2, flags: [] } },
  {
    name: 'slow, but in time',
    reply: async (request) => {
      await pause(100);
      return obey(request);
    },
    expected: { mark: 2 },
  },
  {
    name: 'hangs while it loads the model',
    reply: (request) => (request.place === 0 ? hang() : obey(request)),
    expected: { mark: 2 },
  },
  { name: 'hangs always', reply: hang, expected: { failed: 'all', why: 'in time' } },
  {
    name: 'hangs for one answer',
    reply: (request) => (isOdd(request) ? hang() : obey(request)),
    expected: { failed: 1, mark: 2, why: 'in time' },
  },
  {
    name: 'drips without an end',
    reply: always(drip),
    expected: { failed: 'all', why: 'in time' },
  },
  {
    name: 'the connection breaks at first',
    reply: (request, call) => (call === 1 && !request.isProbe ? breakConnection() : obey(request)),
    expected: { mark: 2 },
  },
  {
    name: 'the connection breaks always',
    reply: breakConnection,
    expected: { failed: 'all', why: 'cannot be reached' },
  },
  {
    name: 'the connection is reset after the headers',
    reply: always(
      write((outgoing) => {
        outgoing.writeHead(200, { ...HEADERS, 'content-length': '500' });
        outgoing.write('{"choices":');
        setTimeout(() => outgoing.destroy(), 10).unref();
      }),
    ),
    expected: { failed: 'all', why: 'cannot be reached' },
  },
  {
    name: '429 with Retry-After for every third call',
    reply: everyThird({ status: 429, headers: { 'retry-after': '0.1' } }),
    expected: { mark: 2 },
  },
  {
    name: '429 without a word for the first four calls',
    reply: (request) => (request.place < 4 ? { status: 429 } : obey(request)),
    expected: { mark: 2 },
  },
  {
    name: '429 always',
    reply: always(refusal(429, 'Rate limit reached for requests')),
    expected: { failed: 'all', why: 'The model answered 429: “Rate limit reached for requests”.' },
  },
  {
    name: '429 always, to come back in an hour',
    reply: always(busyForAnHour),
    expected: { failed: 'all', why: 'It asks for a pause of 60 minutes.' },
  },
  {
    name: '429 since there is no credit left',
    reply: always(refusal(429, 'You exceeded your current quota', 'insufficient_quota')),
    expected: { failed: 'all', why: 'You exceeded your current quota' },
  },
  { name: '500 at first', reply: onlyAtFirst({ status: 500 }), expected: { mark: 2 } },
  { name: '500 for every third call', reply: everyThird({ status: 500 }), expected: { mark: 2 } },
  {
    name: '500 always',
    reply: always(refusal(500, 'CUDA out of memory')),
    expected: { failed: 'all', why: 'The model answered 500: “CUDA out of memory”.' },
  },
  {
    name: '503 for some calls in the middle',
    reply: (request) => (request.place >= 3 && request.place < 9 ? { status: 503 } : obey(request)),
    expected: { mark: 2 },
  },
  {
    name: '503 always',
    reply: always({ status: 503 }),
    expected: { failed: 'all', why: 'answered 503' },
  },
  {
    name: '400 always',
    reply: always(refusal(400, 'model is not loaded')),
    expected: { failed: 'all', why: 'The model answered 400: “model is not loaded”.' },
  },
  {
    name: '400 to all but the small question at the start',
    reply: (request) => (request.isProbe ? obey(request) : refusal(400, 'context length exceeded')),
    expected: { failed: 'all', why: 'context length exceeded' },
  },
  {
    name: '400 for one answer',
    reply: (request) => (isOdd(request) ? refusal(400, 'content policy') : obey(request)),
    expected: { failed: 1, mark: 2, why: 'content policy' },
  },
  {
    name: '401 always, with the key in its words',
    reply: always(refusal(401, 'Incorrect API key provided: sk-abc123456789')),
    expected: { failed: 'all', why: 'Incorrect API key provided: …”.' },
  },
  {
    name: '403 always, as a web page',
    reply: always({ status: 403, body: '<html>Forbidden</html>' }),
    expected: { failed: 'all', why: 'The model answered 403: “It sent a web page.”' },
  },
  {
    name: '404 always',
    reply: always(refusal(404, 'model "lama" not found')),
    expected: { failed: 'all', why: 'model "lama" not found' },
  },
  {
    name: 'a web page with 200',
    reply: always({ status: 200, body: '<!doctype html><title>Sign in</title>' }),
    expected: { failed: 'all', why: 'It sent a web page.' },
  },
  {
    name: 'an error with 200',
    reply: always(refusal(200, 'upstream is away')),
    expected: { failed: 'all', why: 'upstream is away' },
  },
  {
    name: 'streams though it was not asked to',
    reply: always({ status: 200, body: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n' }),
    expected: { failed: 'all', why: 'something else than the protocol' },
  },
  {
    name: 'streams an error',
    reply: always({ status: 200, body: 'data: {"error":{"message":"overloaded"}}\n\n' }),
    expected: { failed: 'all', why: 'something else than the protocol' },
  },
  {
    name: 'garbage in chunks',
    reply: always(
      write((outgoing) => {
        outgoing.socket?.write(
          'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{{{\r\n0\r\n\r\n',
        );
        outgoing.socket?.end();
      }),
    ),
    expected: { failed: 'all', why: 'cannot be reached' },
  },
  {
    name: 'half an HTTP body at first',
    reply: onlyAtFirst({ status: 200, body: '{"choices":[{"mess' }),
    expected: { mark: 2 },
  },
  {
    name: 'an empty list of choices',
    reply: always(replyWith([])),
    expected: { failed: 'all', why: 'Its answer was empty.' },
  },
  {
    name: 'no choices at all',
    reply: always({ status: 200, body: '{"object":"chat.completion"}' }),
    expected: { failed: 'all', why: 'something else than the protocol' },
  },
  {
    name: 'sends on to another computer',
    reply: always({ status: 307, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
    expected: { failed: 'all', why: 'The model answered 307' },
  },
  {
    name: 'the body is no gzip, though it says so',
    reply: always({ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'no gzip' }),
    expected: { failed: 'all', why: 'cannot be reached' },
  },
  {
    name: '413 for one answer',
    reply: (request) => (isOdd(request) ? refusal(413, 'Request too large') : obey(request)),
    expected: { failed: 1, mark: 2, why: 'Request too large' },
  },
  {
    name: '451 always',
    reply: always(refusal(451, 'Not available in your country')),
    expected: { failed: 'all', why: 'Not available in your country' },
  },
  {
    name: '503 with the date of tomorrow in Retry-After',
    reply: () => ({
      status: 503,
      headers: { 'retry-after': new Date(Date.now() + DAY_MS).toUTCString() },
    }),
    expected: { failed: 'all', why: 'It asks for a pause of' },
  },
  {
    name: 'another name for the model after some calls',
    reply: (request) =>
      request.place >= CALLS_BEFORE_RENAMING ? refusal(404, 'no such model') : obey(request),
    expected: { failed: 3, mark: 2, why: 'no such model' },
  },
];
