import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAuthRoutes, type Auth } from './features/accounts/public.ts';
import { answerError } from './http/answer-errors.ts';
import { registerCallables } from './http/callables.ts';
import { registerApiReference, registerContract } from './http/contract-plugin.ts';
import { registerHealth } from './http/health.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import type { Services } from './http/route.ts';
import { registerSecurity } from './http/security.ts';
import { registerWebFiles } from './http/web-files.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** All but event streams, which must leave at once. */
const COMPRESSED_TYPES =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest)|image\/svg)/;

type AppConfig = Pick<Config, 'publicUrl' | 'hasRateLimits'>;

/** The HTTP server with all its routes, not yet listening. */
export async function buildApp(
  config: AppConfig,
  services: Services,
  auth: Auth,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Of the addresses that a request names, only the last was written by the proxy before us.
    trustProxy: (_address: string, hop: number) => config.publicUrl !== null && hop === 0,
    forceCloseConnections: true,
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  await registerSecurity(app, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(compress, { customTypes: COMPRESSED_TYPES });
  await registerWebFiles(app);
  registerHealth(app, services.database);
  if (config.hasRateLimits) await registerRateLimits(app);
  registerAuthRoutes(app, auth, services.database);
  await registerApiReference(app);
  registerCallables(app, services, auth);
  registerContract(app, services, auth, config.publicUrl);
  return app;
}
