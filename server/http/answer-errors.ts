import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';
import { generalMessages } from '../../shared/messages/general.ts';
import { isForeignKeyViolation } from '../database/error-code.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import type { ReportError } from '../report-error.ts';
import { ThreadLimitError, ThreadsClosedError } from '../threads/thread-pool.ts';
import { fail } from './fail.ts';
import { sendError } from './send-error.ts';

interface Issue {
  path: string;
  message: string;
}

/**
 * Returns the error a caller receives for one raised by a handler or the contract's validation: the
 * shared table's code and sentence, never a stack or SQL text.
 */
export function toCallerError(error: unknown): ORPCError<string, unknown> {
  const code = knownCauseOf(error);
  if (code) return fail(code);
  if (!(error instanceof ORPCError)) return fail('INTERNAL_SERVER_ERROR');
  return error.code in errorDefinitions && !isReported(error)
    ? error
    : fail('INTERNAL_SERVER_ERROR');
}

/** Returns the code for an error whose cause is known, inside or outside the contract. */
function knownCauseOf(error: unknown): ErrorCode | undefined {
  if (isDatabaseUnavailable(error)) return 'DATABASE_UNAVAILABLE';
  if (error instanceof ThreadLimitError) return 'WORK_TOO_LONG';
  if (error instanceof ThreadsClosedError) return 'SERVICE_UNAVAILABLE';
  return isForeignKeyViolation(error) ? 'DELETED_MEANWHILE' : undefined;
}

/** True if an operator should be notified. */
export function isReported(error: unknown): boolean {
  if (!(error instanceof ORPCError)) return !(error instanceof ThreadsClosedError);
  return errorDefinitions[error.code as ErrorCode]?.isReported ?? true;
}

/**
 * Returns the error unchanged, or, where the input breaks the contract, an error with the sentence
 * of the first broken rule that has one.
 */
export function withSentence(error: unknown, inputSchema: unknown): unknown {
  if (!(error instanceof ORPCError && error.code === 'BAD_REQUEST')) return error;
  if (!(error.cause instanceof ValidationError && inputSchema instanceof z.ZodType)) return error;
  const issues = error.cause.issues.map(({ path, message }): Issue => ({
    path: (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }));
  // Only rules with their own sentence are worth showing to a person.
  const checked = inputSchema.safeParse(error.cause.data, { error: () => '' });
  const sentence = checked.error?.issues.find(({ message }) => message !== '')?.message;
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: sentence ?? generalMessages.invalidInput,
    data: { issues },
  });
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

type AnswerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

/** Answers a request whose address cannot be parsed, for which no hook has set the headers. */
export function createBrokenAddressAnswer(report: ReportError): AnswerError {
  const answerError = createErrorAnswer(report);
  return (error, request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    answerError(error, request, reply);
  };
}

/** Codes of errors outside the contract that are logged. */
const LOGGED_CODES = new Set<ErrorCode>([
  'INTERNAL_SERVER_ERROR',
  'DATABASE_UNAVAILABLE',
  'DELETED_MEANWHILE',
  'WORK_TOO_LONG',
]);

/**
 * Gives an error outside the contract (a malformed body, an account route) the contract's shape.
 */
export function createErrorAnswer(report: ReportError): AnswerError {
  return (error, _request, reply) => {
    const code = codeOf(error);
    if (LOGGED_CODES.has(code)) report(error);
    void sendError(reply, code);
  };
}

function codeOf(error: FastifyError): ErrorCode {
  const known = knownCauseOf(error);
  if (known) return known;
  const given = error.statusCode ?? 500;
  // Any other 4xx error is the caller’s fault, not the server’s.
  const other = given >= 400 && given < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
  return codeOfStatus[given] ?? other;
}
