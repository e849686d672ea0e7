import type { Db } from '../../../database/client.ts';
import { requestAddress } from '../../../http/request-address.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { countWrongCodes } from './guessed-codes-queries.ts';

/**
 * Wrong class codes within a day above which codes are being guessed (decision 119). A whole school
 * may register at one address.
 */
const ALLOWED = { alike: 300, inAll: 3_000 } as const;
/** The same from one signed-in person, or from one address for people who are not signed in. */
const ALLOWED_FROM_ONE = { person: 30, address: 1_000 } as const;
const ALLOWED_WHILE_GUESSED = { person: 5, address: 100 } as const;
/** Whoever has typed too many is served again this long after their latest wrong code. */
const PAUSE_SECONDS = 600;
/** While codes are being guessed, everyone is served again this long after the latest wrong code. */
const PAUSE_WHILE_GUESSED_SECONDS = 60;

/** The person who typed a class code: signed in, or a visitor, whose id is empty. */
type Typist = Parameters<typeof recordAuditEvent>[1];

/** The actor of audit entries for codes typed by people who are not signed in. */
const visitor: Typist = { id: '', displayName: 'A visitor' };

/**
 * The part that all codes of one teacher share, e.g. `AI-OKAFOR-…`. Their name is known, so only
 * the three characters after it are guessed. The trail does not store these, because they may be
 * nearly right.
 */
const beginningOf = (code: string) => `${code.slice(0, code.lastIndexOf('-') + 1).slice(0, 60)}…`;

/**
 * True if so many wrong class codes were typed recently (by this person, or at this address by
 * visitors; with the same beginning; or in total) that this one is not checked, right or wrong.
 * What visitors type does not count against people who are signed in. Concurrent guesses may
 * slightly exceed the limits.
 */
export async function areCodesGuessed(
  database: Db,
  code: string,
  { id }: Pick<Typist, 'id'> = visitor,
): Promise<boolean> {
  const counts = await countWrongCodes(database, {
    beginning: beginningOf(code),
    address: requestAddress(),
    personId: id,
  });
  const isGuessed = counts.alike >= ALLOWED.alike || counts.inAll >= ALLOWED.inAll;
  const allowed = isGuessed ? ALLOWED_WHILE_GUESSED : ALLOWED_FROM_ONE;
  const isOwnDoing = counts.own >= (id === visitor.id ? allowed.address : allowed.person);
  if (isOwnDoing && counts.secondsSinceOwn < PAUSE_SECONDS) return true;
  return isGuessed && counts.secondsSince < PAUSE_WHILE_GUESSED_SECONDS;
}

/** Records a wrong class code, which counts towards the limits. */
export function noteWrongCode(database: Db, code: string, actor: Typist = visitor): Promise<void> {
  return recordAuditEvent(database, actor, {
    action: 'class-code-wrong',
    detail: beginningOf(code),
  });
}
