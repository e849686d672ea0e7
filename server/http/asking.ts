import type { FastifyRequest } from 'fastify';
import type { Action } from '../../shared/permissions.ts';
import type { Actor } from '../access/actor.ts';
import { authorizeRole, isAllowed } from '../access/authorize.ts';
import type { Auth } from '../features/accounts/public.ts';
import { fail } from './fail.ts';

/** What a request reveals about its caller, and what is logged about it. */
export interface Asking {
  /** Records in the log and the metrics which call a request is for. */
  noteCall(name: string): void;
  /**
   * Logs that a caller with this role may not do this, or not on this row, or asked for something
   * that does not exist, which looks the same. Never logs who the caller was.
   */
  noteRefusal(actor: Actor): void;
  /** Finds the signed-in caller; null for a visitor. */
  findActor(): Promise<Actor | null>;
  /**
   * The user whose page sent the request, if the page says so. Greenpen's own pages do with each
   * call, so that no page acts as someone else.
   */
  pageOwner: string | undefined;
}

export function askingOf(request: FastifyRequest, auth: Auth): Asking {
  return {
    noteCall: (name) => {
      request.call = name;
    },
    noteRefusal: ({ role, token }) =>
      request.log.warn({ call: request.call, role, byKey: token !== undefined }, 'refused'),
    findActor: () => auth.findActor(request.headers),
    pageOwner: request.headers['x-greenpen-person']?.toString(),
  };
}

/**
 * Returns the caller if their role and token allow the action. Every call is checked here, in the
 * contract and outside it. Throws UNAUTHORIZED, SESSION_OF_ANOTHER, or what authorizeRole throws.
 * @param namesOwner True if the call itself names its owner, so the page's owner does not matter.
 */
export async function getActor(
  { findActor, pageOwner, noteRefusal }: Omit<Asking, 'noteCall'>,
  permission: Action,
  namesOwner = false,
): Promise<Actor> {
  const actor = await findActor();
  if (!actor) throw fail('UNAUTHORIZED');
  // The page was opened by another user.
  if ((pageOwner ?? actor.id) !== actor.id && !namesOwner) throw fail('SESSION_OF_ANOTHER');
  if (!isAllowed(actor, permission)) noteRefusal(actor);
  authorizeRole(actor, permission);
  return actor;
}
