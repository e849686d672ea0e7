import type { Db } from '../../../database/client.ts';
import { requestAddress } from '../../../http/request-address.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { countWrongCodes } from './guessed-codes-queries.ts';

/** The period over which wrong class codes are counted. */
const COUNTED_MINUTES = 60;
/**
 * The limits above which codes are being guessed. A class of thirty at one address may each mistype
 * three times.
 */
const ALLOWED = { alike: 100, fromAddress: 200, inAll: 500 } as const;
/**
 * While somebody guesses, an address with fewer wrong codes than `fromAddress` is still served if
 * the latest wrong code is `secondsSince` seconds old, so that guessing does not lock everyone else
 * out. Even from changing addresses, trying all codes of a known teacher takes two weeks.
 */
const WHILE_OTHERS_GUESS = { fromAddress: 5, secondsSince: 30 } as const;

/** The actor of audit entries for codes typed by people who are not signed in. */
const visitor = { id: '', displayName: 'A visitor' };

/**
 * The part that all codes of one teacher share, e.g. `AI-OKAFOR-…`. Their name is known, so only
 * the three characters after it are guessed. The trail does not store these, because they may be
 * nearly right.
 */
const beginningOf = (code: string) => `${code.slice(0, code.lastIndexOf('-') + 1).slice(0, 60)}…`;

/**
 * True if so many wrong class codes were typed recently (with the same beginning, from this
 * address, or in total) that this one is not checked, right or wrong. Concurrent guesses may
 * slightly exceed the limits.
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

/** Records a wrong class code, which counts towards the limits. */
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
