import type { FastifyRequest } from 'fastify';

/** Whose page asks, where it says so: a page of ours does with each call, so as never to act for another. */
export function pageOwnerOf({ headers }: FastifyRequest): string | undefined {
  return headers['x-greenpen-person']?.toString();
}
