import { OpenAPIHandler } from '@orpc/openapi/fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contract } from '../../shared/contract/contract.ts';
import { tryAgainIn } from '../../shared/messages/accounts.ts';
import { sendStreamed } from '../downloads/streamed-file.ts';
import { addressForLinks, type Auth } from '../features/accounts/public.ts';
import type { ReportError } from '../report-error.ts';
import { isReported, toCallerError, withSentence } from './answer-errors.ts';
import { askingOf } from './asking.ts';
import { checkPermissions, listRoutes } from './check-permissions.ts';
import { buildDocument } from './document/build-document.ts';
import { fail } from './fail.ts';
import type { CallLimits } from './rate-limits.ts';
import { router } from './router.ts';
import type { Services } from './route.ts';
import { sendError } from './send-error.ts';
import { registerUploadBodies } from './upload-bodies.ts';

/** Serves the contract's routes under /api; where `limits` is null, calls are not limited. */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  limits: CallLimits | null,
  report: ReportError,
): void {
  const { auth, settings } = services;
  checkPermissions(contract);
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, ...call }) => {
        const { inputSchema, outputSchema } = call.procedure['~orpc'];
        const isFile = outputSchema instanceof z.ZodFile;
        const database = isFile ? services.exportDatabase : services.database;
        const work = isFile ? ('export' as const) : ('interactive' as const);
        try {
          return await next({ ...call, context: { ...call.context, database, work } });
        } catch (error) {
          throw withSentence(error, inputSchema);
        }
      },
    ],
    interceptors: [
      async ({ next }) => {
        try {
          return sendStreamed(await next());
        } catch (error) {
          if (isReported(error)) report(error);
          throw toCallerError(error);
        }
      },
    ],
  });
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    // If the body is undefined, the handler reads the body of a GET, of any size and from anyone.
    if (request.method === 'GET') request.body ??= null;
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: {
        ...services,
        work: 'interactive',
        ...askingOf(request, auth),
        authorization: request.headers.authorization,
        linkAddress: () =>
          addressForLinks(settings.publicUrl, request.headers.host, request.socket.localPort),
        countCall: async (limit) => {
          const seconds = limits && (await limits.count(limit, request));
          if (seconds === null) return;
          void reply.header('retry-after', seconds);
          throw fail('TOO_MANY_REQUESTS', { message: tryAgainIn(seconds) });
        },
      },
    });
    // This is the reply, whatever its type says. Hooks run first, so returning before it is sent is
    // a 200.
    // oxlint-disable-next-line typescript/await-thenable
    if (!matched) await reply.callNotFound();
  };
  registerUploadBodies(app, auth, handle);
  for (const { method, path, maxBodyBytes } of listRoutes(contract)) {
    if (maxBodyBytes)
      app.route({
        method,
        url: `/api${path}`,
        bodyLimit: maxBodyBytes,
        onRequest: (request, reply) => refuseVisitor(auth, request, reply),
        handler: handle,
      });
  }
  app.all('/api/*', handle);
}

/** Large bodies are accepted only from people who are signed in. */
async function refuseVisitor(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  if (await auth.findActor(request.headers)) return;
  await sendError(reply.header('connection', 'close'), 'UNAUTHORIZED');
}

/**
 * Shared by all apps of a process: building it takes a third of the start-up time, and tests start
 * many.
 */
let document: ReturnType<typeof buildDocument> | undefined;

/** Serves the OpenAPI document, and a reference to browse at /api/docs. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  document ??= buildDocument();
  await app.register(swagger, {
    mode: 'static',
    specification: { document: (await document) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Greenpen API' },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}
