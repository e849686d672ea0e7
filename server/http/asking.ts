import type { FastifyRequest } from 'fastify';
import type { Action } from '../../shared/permissions.ts';
import type { Actor } from '../access/actor.ts';
import { authorizeRole, isAllowed } from '../access/authorize.ts';
import type { Auth } from '../features/accounts/public.ts';
import { fail } from './fail.ts';

/** What a request tells of who asks, and what the log is told of it. */
export interface Asking {
  /** Tells the log and the metrics which call a request is for. */
  noteCall(name: string): void;
  /**
   * Tells the log that somebody of this role may not do this, or not here, or asks for what is not
   * there, which looks alike; never who it was.
   */
  noteRefusal(actor: Actor): void;
  /** Looks up who is asking; null for a visitor. */
  findActor(): Promise<Actor | null>;
  /** Whose page is asking, where it says so: ours do with each call, so that none acts as someone else. */
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
 * Who asks, if their role and key may do this: the check of every call, of the contract and beside it.
 * Throws UNAUTHORIZED, SESSION_OF_ANOTHER, or what authorizeRole throws.
 * @param namesOwner The call itself says whose it is, whoever's page it comes from.
 */
export async function getActor(
  { findActor, pageOwner, noteRefusal }: Omit<Asking, 'noteCall'>,
  permission: Action,
  namesOwner = false,
): Promise<Actor> {
  const actor = await findActor();
  if (!actor) throw fail('UNAUTHORIZED');
  // A tab that was somebody else's.
  if ((pageOwner ?? actor.id) !== actor.id && !namesOwner) throw fail('SESSION_OF_ANOTHER');
  if (!isAllowed(actor, permission)) noteRefusal(actor);
  authorizeRole(actor, permission);
  return actor;
}
