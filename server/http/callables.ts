import { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callables, type CallableName } from '../../shared/contract/callables.ts';
import { errorDefinitions } from '../../shared/errors.ts';
import type { Actor } from '../access/actor.ts';
import { activateTeacherAccounts } from '../features/accounts/public.ts';
import type { ReportError } from '../report-error.ts';
import { isReported, toCallerError } from './answer-errors.ts';
import { askingOf, getActor } from './asking.ts';
import { fail } from './fail.ts';
import type { Services } from './route.ts';

/** Receives the `data` of the call; its return value becomes the `result` of the response. */
type Handler = (services: Services, actor: Actor, data: unknown) => Promise<unknown>;

const handlers: Record<CallableName, Handler> = {
  activateTeacherAccounts: ({ database }, actor) => activateTeacherAccounts(database, actor),
};

/** The code of each status of a callable's error (spec section 8). */
const callableCodes: Record<number, string> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  500: 'internal',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** A call without a payload may leave `data` out. */
const bodySchema = z.object({ data: z.unknown().optional() });

/**
 * Serves the callable functions. `POST /api/callable/{name}` takes `data` and responds with
 * `result`, or with `error`, which holds a code and a sentence.
 */
export function registerCallables(
  app: FastifyInstance,
  services: Services,
  report: ReportError,
): void {
  app.post<{ Params: { name: string } }>(
    '/api/callable/:name',
    { errorHandler: createCallableErrorAnswer(report) },
    async (request) => {
      const { name } = request.params;
      if (!isCallable(name)) throw fail('NOT_FOUND');
      const asking = askingOf(request, services.auth);
      asking.noteCall(`callable.${name}`);
      const actor = await getActor(asking, callables[name]);
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw fail('BAD_REQUEST');
      return { result: await handlers[name](services, actor, body.data.data) };
    },
  );
}

type CallableError = FastifyError | ORPCError<string, unknown>;

function createCallableErrorAnswer(report: ReportError) {
  return (error: CallableError, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, message } = explain(error, report);
    // The page then shows nothing more, and the status alone does not tell it to.
    const reason = isOfAnother(error) ? error.code : undefined;
    void reply.status(status).send({ error: { status: callableCodes[status], message, reason } });
  };
}

function isOfAnother(error: CallableError): boolean {
  return error instanceof ORPCError && error.code === 'SESSION_OF_ANOTHER';
}

/** Returns the status (one of the table's) and the sentence for the caller. */
function explain(error: CallableError, report: ReportError) {
  // Errors raised before the call begins, such as a body that is not JSON.
  if (!(error instanceof ORPCError) && error.statusCode !== undefined && error.statusCode < 500) {
    return errorDefinitions.BAD_REQUEST;
  }
  if (isReported(error)) report(error);
  const answer = toCallerError(error);
  return answer.status in callableCodes ? answer : errorDefinitions.INTERNAL_SERVER_ERROR;
}

function isCallable(name: string): name is CallableName {
  return Object.hasOwn(callables, name);
}
