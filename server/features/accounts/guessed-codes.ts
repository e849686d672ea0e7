import type { Db } from '../../database/client.ts';
import { requestAddress } from '../../http/request-address.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';
import { countWrongCodes } from './guessed-codes-queries.ts';

/** Wrong class codes are counted over this time. */
const COUNTED_MINUTES = 60;
/** Beyond these numbers codes are being guessed. A class of thirty at one address may each mistype three times. */
const ALLOWED = { alike: 100, fromAddress: 200, inAll: 500 } as const;
/**
 * While others guess, an address from which hardly a wrong one came is still heard, if nobody was wrong for so
 * long: guessing shuts nobody else out. With ever new addresses all codes of a known teacher take two weeks.
 */
const WHILE_OTHERS_GUESS = { fromAddress: 5, secondsSince: 30 } as const;

/** Who the trail says typed a code where nobody was signed in. */
const visitor = { id: '', displayName: 'A visitor' };

/**
 * What the codes of one teacher have in common, e.g. `AI-OKAFOR-…`: their name is known, and the three
 * characters after it are what somebody guesses. The trail does not keep the rest: it may be nearly right.
 */
const beginningOf = (code: string) => `${code.slice(0, code.lastIndexOf('-') + 1).slice(0, 60)}…`;

/**
 * Whether so many wrong class codes were typed of late that this one is not looked at, right or wrong:
 * of codes that begin alike, from this address, or in all. Guesses that are being answered at one moment may
 * go a little beyond.
 */
export async function areCodesGuessed(database: Db, code: string): Promise<boolean> {
  const { alike, fromAddress, inAll, secondsSince } = await countWrongCodes(database, {
    beginning: beginningOf(code),
    address: requestAddress(),
    minutes: COUNTED_MINUTES,
  });
  if (fromAddress >= ALLOWED.fromAddress) return true;
  if (alike < ALLOWED.alike && inAll < ALLOWED.inAll) return false;
  return (
    fromAddress >= WHILE_OTHERS_GUESS.fromAddress || secondsSince < WHILE_OTHERS_GUESS.secondsSince
  );
}

/** Notes a class code that is none, which counts towards the limit. */
export function noteWrongCode(
  database: Db,
  code: string,
  actor: Parameters<typeof recordAuditEvent>[1] = visitor,
): Promise<void> {
  return recordAuditEvent(database, actor, {
    action: 'class-code-wrong',
    detail: beginningOf(code),
  });
}
