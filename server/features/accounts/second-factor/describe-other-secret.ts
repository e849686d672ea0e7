import type { Database } from '../../../database/client.ts';
import { countUnderOtherSecret } from './other-secret.ts';

/**
 * Explains, after a restore, that second factors were set up under a different AUTH_SECRET from
 * this Greenpen's; returns null if none were. `secret` is null if it has not been generated yet.
 */
export async function describeOtherSecret(
  database: Database,
  secret: string | null,
): Promise<string | null> {
  const people = await countUnderOtherSecret(database, secret ?? '');
  if (people === 0) return null;
  const whose = people === 1 ? 'One person’s second factor was' : `${people} second factors were`;
  return [
    `${whose} set up under another AUTH_SECRET than this Greenpen has: codes of authenticator apps cannot be checked.`,
    'Put back the former AUTH_SECRET, or the file auth-secret into DATA_DIR, before you start it. Otherwise',
    'backup codes and passkeys still work, and an administrator can remove other people’s second factors in',
    'Manage Users. If no administrator can sign in, run npm run make-administrator -- EMAIL.',
  ].join('\n');
}
