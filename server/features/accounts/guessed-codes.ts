import { WRONG_CODES_ALLOWED, WRONG_CODES_MINUTES } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { requestAddress } from '../../http/request-address.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';
import { countWrongCodes } from './guessed-codes-queries.ts';

/** Who the trail says typed a code where nobody was signed in. */
const visitor = { id: '', displayName: 'A visitor' };

/**
 * What the codes of one teacher have in common, e.g. `AI-OKAFOR-…`: their name is known, and the three
 * characters after it are what somebody guesses. The trail does not keep the rest: it may be nearly right.
 */
const beginningOf = (code: string) => `${code.slice(0, code.lastIndexOf('-') + 1).slice(0, 60)}…`;

/**
 * Whether so many wrong class codes were typed of late that no more are looked at, right or wrong:
 * of codes that begin alike, from this address, or in all. Guesses that are being answered at one moment may
 * go a little beyond.
 */
export async function areCodesGuessed(
  database: DatabaseOrTransaction,
  code: string,
): Promise<boolean> {
  const { alike, fromAddress, inAll } = await countWrongCodes(database, {
    beginning: beginningOf(code),
    address: requestAddress(),
    minutes: WRONG_CODES_MINUTES,
  });
  return (
    alike >= WRONG_CODES_ALLOWED.alike ||
    fromAddress >= WRONG_CODES_ALLOWED.fromAddress ||
    inAll >= WRONG_CODES_ALLOWED.inAll
  );
}

/** Notes a class code that is none, which counts towards the limit. */
export function noteWrongCode(
  database: DatabaseOrTransaction,
  code: string,
  actor: Parameters<typeof recordAuditEvent>[1] = visitor,
): Promise<void> {
  return recordAuditEvent(database, actor, {
    action: 'class-code-wrong',
    detail: beginningOf(code),
  });
}
