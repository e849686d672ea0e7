import type { FastifyReply } from 'fastify';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/**
 * Sends an error outside the contract in the contract's shape, with the code's sentence or another.
 */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  sentence: string = errorDefinitions[code].message,
): FastifyReply {
  const { status } = errorDefinitions[code];
  return reply.status(status).send({ defined: false, code, status, message: sentence });
}
