import type { DatabaseOrTransaction } from '../../database/client.ts';
import { requestAddress } from '../../http/request-address.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';
import { countWrongCodes } from './guessed-codes-queries.ts';

/** Wrong class codes are counted over this time. */
const COUNTED_MINUTES = 60;
/**
 * Beyond these numbers no code is looked at. A class of thirty at one address may each mistype three
 * times; somebody who knows a teacher's name needs two weeks to try all of their codes.
 */
const ALLOWED = { alike: 100, fromAddress: 200, inAll: 500 } as const;

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
    minutes: COUNTED_MINUTES,
  });
  return alike >= ALLOWED.alike || fromAddress >= ALLOWED.fromAddress || inAll >= ALLOWED.inAll;
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
