import type { IncomingHttpHeaders } from 'node:http';
import { parseCookies } from 'better-auth/cookies';
import type { AuditAction } from '../../../../shared/contract/audit.ts';
import type { Database } from '../../../database/client.ts';
import type { Auth } from '../auth/auth.ts';
import { recordAuditEvent, recordVisitor } from './record-audit-event.ts';

/**
 * What the audit trail records about a call of the account library: a sign-in or a failed one
 * (directly, by a provider or in a second step), a change that signed-in people make to their own
 * account, or the reason why nothing is recorded. A provider call may also connect the provider to
 * the account.
 */
export type AuthAudit =
  | 'sign-in'
  | 'provider'
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
  /** Who was signed in before the call; null for a visitor. */
  actor: Person | null;
  /** The email of a visitor whose password was right. */
  halfway: string;
}

/**
 * Returns who was signed in before the call, or the email of a visitor who has entered the password
 * but not yet the code. Returns nobody if the audit trail does not need it.
 */
export async function findAsker(
  auth: Auth,
  audit: AuthAudit,
  headers: IncomingHttpHeaders,
): Promise<Pick<AnsweredCall, 'actor' | 'halfway'>> {
  const isAsked =
    audit === 'second-step' ||
    audit === 'provider' ||
    (typeof audit === 'object' && 'action' in audit);
  const actor = isAsked ? await auth.findActor(headers) : null;
  const isHalfway = audit === 'second-step' && !actor;
  return { actor, halfway: isHalfway ? await findHalfway(auth, headers.cookie ?? '') : '' };
}

/** Returns the email of the account to which the library issued the second-step cookie; else "". */
async function findHalfway(auth: Auth, cookie: string): Promise<string> {
  const { internalAdapter, createAuthCookie } = await auth.$context;
  const signed = parseCookies(cookie).get(createAuthCookie('two_factor').name) ?? '';
  const identifier = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  const held = identifier === '' ? null : await internalAdapter.findVerificationValue(identifier);
  return (held && (await internalAdapter.findUserById(held.value)))?.email ?? '';
}

/** What is recorded when somebody returns from a provider without a new session. */
const connected = { action: 'sign-in-ways-changed', detail: 'one connected' } as const;

/**
 * Records a call of the account library in the audit trail. A sign-in is any response that creates
 * a session, so the first of two steps does not count.
 */
export async function recordAuthCall(
  { auth, database }: { auth: Auth; database: Database },
  { audit, isRefused, body, response, actor, halfway }: AnsweredCall,
): Promise<void> {
  const { email } = (body ?? {}) as { email?: unknown };
  const typed = typeof email === 'string' ? email : halfway;
  if (typeof audit === 'object') {
    if ('action' in audit && actor && !isRefused) await recordAuditEvent(database, actor, audit);
    return;
  }
  if (audit === 'reset-asked') await recordVisitor(database, 'reset-asked', typed);
  else if (audit === 'second-step' && actor) {
    // A signed-in person confirms a new second factor, or mistypes its code.
    const change = { action: 'second-factor-changed', detail: 'on' } as const;
    if (!isRefused) await recordAuditEvent(database, actor, change);
  } else if (isRefused) await recordVisitor(database, 'sign-in-failed', typed);
  else {
    const person = await auth.findActor({ cookie: cookiesOf(response) });
    if (person) await recordAuditEvent(database, person, { action: 'signed-in' });
    else if (audit === 'provider' && actor) await recordAuditEvent(database, actor, connected);
  }
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
