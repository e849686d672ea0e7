import { MAX_API_TOKENS_PER_PERSON } from '../../../../shared/business-rules.ts';
import type { ApiToken, tokenKinds, tokenScopes } from '../../../../shared/contract/tokens.ts';
import { permissions } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { hasPassword, isOwnPassword } from '../own-account/own-password.ts';
import { presentToken } from './present-token.ts';
import { digestToken, makeToken } from './token-format.ts';
import { countLivingTokens, insertToken } from './tokens-queries.ts';

interface Wanted {
  kind: (typeof tokenKinds)[number];
  name: string;
  scopes: (typeof tokenScopes)[number][];
  days: number;
  password: string;
}

/**
 * Creates a key that acts for this person or for the school; it is only returned here. Throws
 * PASSWORD_WRONG, because an unattended browser must not be enough; TOKEN_SCOPE_NOT_YOURS;
 * FORBIDDEN if the key is a service's and the actor is not an administrator; or TOO_MANY_TOKENS.
 */
export async function createToken(
  { database, auth }: Pick<Services, 'database' | 'auth'>,
  actor: Actor,
  { password, days, kind, name, scopes }: Wanted,
): Promise<ApiToken & { token: string }> {
  if (kind === 'service' && actor.role !== 'admin') throw fail('FORBIDDEN');
  if (scopes.some((action) => permissions[action][actor.role] === 'none'))
    throw fail('TOKEN_SCOPE_NOT_YOURS');
  if ((await hasPassword(auth, actor.id)) && !(await isOwnPassword(auth, actor.id, password)))
    throw fail('PASSWORD_WRONG');
  const { token, prefix } = makeToken();
  const stored = { kind, name, prefix, scopes: [...new Set(scopes)] };
  const ownerId = kind === 'personal' ? actor.id : null;
  return database.transaction(async (transaction) => {
    if ((await countLivingTokens(transaction, ownerId)) >= MAX_API_TOKENS_PER_PERSON)
      throw fail('TOO_MANY_TOKENS');
    const row = await insertToken(transaction, {
      ...stored,
      userId: ownerId,
      madeBy: ownerId === null ? actor.id : null,
      tokenHash: digestToken(token),
      days,
    });
    if (!row) throw new Error('A key was not stored.');
    await recordAuditEvent(transaction, actor, {
      action: 'key-made',
      detail: `${kind}: ${name} (${stored.scopes.join(', ')})`,
    });
    const owner = { ownerId, ownerName: actor.displayName };
    return { ...presentToken({ ...stored, ...row, ...owner, lastUsedAt: null }), token };
  });
}
