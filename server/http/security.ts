import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { errorDefinitions } from '../../shared/errors.ts';

const HALF_A_YEAR_SECONDS = 15_552_000;

/** Security headers for every answer, and a refusal of writes that other sites send. */
export async function registerSecurity(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
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
    // The window of a sign-in elsewhere must find its way back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Origin must reach us with writes, or they cannot be told from another site's.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: HALF_A_YEAR_SECONDS },
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') return;
    const { status, message } = errorDefinitions.FORBIDDEN;
    await reply.status(status).send({ defined: false, code: 'FORBIDDEN', status, message });
  });

  // A school's computer is shared: what one person was told must not lie there for the next.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return;
    void reply.header('cache-control', 'no-store');
  });
}
