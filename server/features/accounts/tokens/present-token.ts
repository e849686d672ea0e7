import type { ApiToken } from '../../../../shared/contract/tokens.ts';
import type { TokenRow } from './tokens-queries.ts';

/** Presents a key to its owner and administrators, without the key itself. */
export function presentToken(row: TokenRow): ApiToken {
  const { createdAt, expiresAt, lastUsedAt, ...shown } = row;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt.getTime() <= Date.now(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
