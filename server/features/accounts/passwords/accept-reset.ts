import type { Database } from '../../../database/client.ts';
import { acceptProof } from '../email-proof/accept-proof.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { liftProofDemand, mayHoldHandedOver, noteOwnPassword } from './password-queries.ts';
import { deleteSessions } from '../sessions/sessions-queries.ts';

/**
 * Completes a password reset by link: ends all sessions of the person and, unless a teacher may
 * have handed the link over, counts the address as proved. After a handed-over link students can
 * sign in, but a role that waits for a proof keeps waiting.
 */
export async function acceptReset(
  database: Database,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const isProof = await database.transaction(async (transaction) => {
    const isHandedOver = await mayHoldHandedOver(transaction, id);
    await noteOwnPassword(transaction, id);
    await deleteSessions(transaction, id);
    if (isHandedOver) await liftProofDemand(transaction, id);
    const subject = { id, displayName: name };
    await recordAuditEvent(transaction, subject, { action: 'password-changed', subject });
    return !isHandedOver;
  });
  if (isProof) await acceptProof(database, id, email);
}
