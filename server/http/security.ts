import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { sendError } from './send-error.ts';

/**
 * Learning platforms post to these from their own pages; the signature is checked instead of the
 * origin.
 */
const CROSS_SITE_POST_PATHS = new Set(['/api/lti/login', '/api/lti/launch']);
const YEAR_SECONDS = 31_536_000;

/**
 * Sets security headers on every response, and rejects writes that other sites send. The headers
 * never change, so they are computed once rather than for each request.
 */
export async function registerSecurity(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const headers = await securityHeaders(isHttps);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    // Responses are about people: no cache on the way may keep them, unless a route says otherwise.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (isEndUnclear(request.headers['transfer-encoding'])) return refuse(reply, 'BAD_REQUEST');
    if (!isHost(request.headers.host)) return refuse(reply, 'BAD_REQUEST');
    const { 'sec-fetch-site': site } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || site === undefined || site === 'same-origin' || site === 'none') return done();
    if (CROSS_SITE_POST_PATHS.has(request.url.split('?')[0] ?? '')) return done();
    refuse(reply, 'FORBIDDEN');
  });
}

/** True if it is a valid host and port with nothing else, such as a user name or a space. */
function isHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const isAlone = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isAlone && URL.canParse(`http://${host}`);
}

/** True if a proxy might disagree with this server about where the request ends. */
function isEndUnclear(transferEncoding: string | undefined): boolean {
  return transferEncoding !== undefined && transferEncoding.toLowerCase() !== 'chunked';
}

function refuse(reply: FastifyReply, code: 'BAD_REQUEST' | 'FORBIDDEN'): void {
  if (code === 'BAD_REQUEST') void reply.header('connection', 'close');
  void sendError(reply, code);
}

/** Returns the headers that the library sets on a response. */
async function securityHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets its theme through style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
      },
    },
    xFrameOptions: { action: 'deny' },
    // The sign-in provider's pop-up window must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Writes must carry an Origin header, or they cannot be told from another site's.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  sample.get('/', (_request, reply) => reply.raw.getHeaders());
  const answer = await sample.inject('/');
  await sample.close();
  return answer.json();
}
