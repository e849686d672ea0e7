import type { AuditAction } from '../../../../shared/contract/audit.ts';
import type { Database } from '../../../database/client.ts';
import type { Auth } from '../auth.ts';
import { recordAuditEvent, recordVisitor } from './record-audit-event.ts';

/**
 * What the trail keeps of a call of the account library: a sign-in or its failure, the second step
 * of one, what the person who is signed in did to their own account, or why nothing.
 */
export type AuthAudit =
  | 'sign-in'
  | 'second-step'
  | 'reset-asked'
  | { action: AuditAction; detail?: string }
  | { noneBecause: string };

type Person = { id: string; displayName: string };

interface AnsweredCall {
  audit: AuthAudit;
  isRefused: boolean;
  body: unknown;
  response: Response;
  /** Who was signed in before; null for a visitor. */
  actor: Person | null;
}

/** Whether the trail asks who was signed in before the call. */
export const asksWho = (audit: AuthAudit): boolean =>
  audit === 'second-step' || (typeof audit === 'object' && 'action' in audit);

/**
 * Adds to the audit trail what somebody did by the account library. A sign-in is an answer that
 * gives a session, by whatever steps it came to that; so a first of two steps is none.
 */
export async function recordAuthCall(
  { auth, database }: { auth: Auth; database: Database },
  { audit, isRefused, body, response, actor }: AnsweredCall,
): Promise<void> {
  const { email } = (body ?? {}) as { email?: unknown };
  const typed = typeof email === 'string' ? email : '';
  if (typeof audit === 'object') {
    if ('action' in audit && actor && !isRefused) await recordAuditEvent(database, actor, audit);
    return;
  }
  if (audit === 'reset-asked') await recordVisitor(database, 'reset-asked', typed);
  else if (isRefused) await recordVisitor(database, 'sign-in-failed', typed);
  else if (audit === 'second-step' && actor) {
    // Somebody who is signed in confirms their new second factor.
    await recordAuditEvent(database, actor, { action: 'second-factor-changed', detail: 'on' });
  } else {
    const person = await auth.findActor({ cookie: cookiesOf(response) });
    if (person) await recordAuditEvent(database, person, { action: 'signed-in' });
  }
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
