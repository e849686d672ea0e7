import type { FastifyReply } from 'fastify';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/** Answers outside the contract in the shape of its errors: with the code's sentence, or another. */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  sentence: string = errorDefinitions[code].message,
): FastifyReply {
  const { status } = errorDefinitions[code];
  return reply.status(status).send({ defined: false, code, status, message: sentence });
}
