import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAuthRoutes, type Auth } from './features/accounts/public.ts';
import { registerLti } from './features/connections/public.ts';
import type { Database } from './database/client.ts';
import { createBrokenAddressAnswer, createErrorAnswer } from './http/answer-errors.ts';
import { registerCallables } from './http/callables.ts';
import { registerApiReference, registerContract } from './http/contract-plugin.ts';
import { registerDrain } from './http/drain.ts';
import { registerFrames } from './http/frames.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { aboutSchool } from './http/privacy-document.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerRequestAddress } from './http/request-address.ts';
import { registerRequestLog } from './http/request-log.ts';
import type { Services } from './http/route.ts';
import { registerSecurity } from './http/security.ts';
import { createProxyTrust } from './http/trusted-proxies.ts';
import { registerWebFiles } from './http/web-files.ts';
import type { Metrics } from './metrics.ts';
import { createErrorReporter } from './report-error.ts';

/** Keeps a client that sends its request very slowly from holding a connection for ever. */
const REQUEST_TIMEOUT_MS = 300_000;
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** A database that restarts, or the node that takes over, is back within seconds. */
const RETRY_AFTER_SECONDS = 5;
/** Excludes event streams, which must be sent at once. */
const COMPRESSED_TYPES =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest)|image\/svg)/;

type AppConfig = Pick<Config, 'publicUrl' | 'hasRateLimits' | 'metricsToken'> &
  Partial<Pick<Config, 'trustedProxies'>>;

/** The HTTP server of a process that only runs jobs: health checks and metrics. */
export function buildWorkerApp(
  config: Pick<Config, 'metricsToken'>,
  database: Database,
  { logger, metrics }: Omit<AppParts, 'auth'>,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(app);
  registerRetryAfter(app);
  registerHealth(app, database);
  registerMetrics(app, metrics.registry, config.metricsToken);
  return app;
}

interface AppParts {
  auth: Auth;
  logger: FastifyBaseLogger;
  metrics: Metrics;
}

/** Builds the HTTP server with all its routes, not yet listening. */
export async function buildApp(
  config: AppConfig,
  services: Services,
  { auth, logger, metrics }: AppParts,
): Promise<FastifyInstance> {
  const report = createErrorReporter(logger);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: createProxyTrust(config.publicUrl, config.trustedProxies ?? []),
    forceCloseConnections: true,
    frameworkErrors: createBrokenAddressAnswer(report),
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  app.setErrorHandler(createErrorAnswer(report));
  // Another site's page could send text/plain without a preflight; all calls take JSON.
  app.removeContentTypeParser('text/plain');
  registerDrain(app);
  registerRequestLog(app);
  registerRequestAddress(app);
  registerRetryAfter(app);
  await registerSecurity(app, config.publicUrl?.startsWith('https:') ?? false);
  registerFrames(app, services.platformFrames.list);
  await app.register(compress, { customTypes: COMPRESSED_TYPES });
  const { database, settingsStore } = services;
  await registerWebFiles(app, async () => aboutSchool(await settingsStore.get(database)));
  registerHealth(app, services.database);
  registerMetrics(app, metrics.registry, config.metricsToken);
  registerRepositoryLink(app, services.settings.repositoryUrl);
  const limits = config.hasRateLimits ? await registerRateLimits(app, auth) : null;
  registerAuthRoutes(app, auth, services.database, metrics);
  registerLti(app, services);
  await registerApiReference(app);
  registerCallables(app, services, report);
  registerContract(app, services, limits, report);
  return app;
}

/** Redirects /github to the configured repository; without one, a page of the web app says so. */
function registerRepositoryLink(app: FastifyInstance, repositoryUrl: string | null): void {
  if (repositoryUrl === null) return;
  app.get('/github', (_request, reply) => reply.redirect(repositoryUrl));
}

/** Adds a Retry-After header to every 503, unless the route has set one. */
function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    done();
  });
}
