import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deleteToken } from './tokens-queries.ts';

/**
 * Revokes a key, of any owner if `ownerId` is null, with immediate effect; returns false if there
 * is no such key.
 */
export function revokeToken(
  database: Database,
  actor: Actor,
  id: string,
  ownerId: string | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const revoked = await deleteToken(transaction, id, ownerId);
    if (!revoked) return false;
    const detail = `${revoked.kind}: ${revoked.name}`;
    await recordAuditEvent(transaction, actor, { action: 'key-revoked', detail });
    return true;
  });
}
