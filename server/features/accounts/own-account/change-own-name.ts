import { MAX_OWN_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import { isLikeName } from '../../../../shared/person-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { updateName } from './own-account-queries.ts';

/**
 * Changes the display name of staff; returns the name as stored. Throws NAME_NOT_YOURS for
 * students, whose names the school manages, and NAME_REFUSED if it does not look like a name.
 */
export async function changeOwnName(
  database: Database,
  { id, role }: Actor,
  typed: string,
): Promise<string> {
  if (role === 'student') throw fail('NAME_NOT_YOURS');
  const name = typed
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  const isName = name !== '' && name.length <= MAX_OWN_NAME_CHARACTERS && isLikeName(name);
  if (!isName) throw fail('NAME_REFUSED');
  await database.transaction((transaction) => updateName(transaction, id, name));
  return name;
}
