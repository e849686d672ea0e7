import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../../../database/client.ts';
import {
  account,
  passkey,
  session,
  twoFactor,
  user,
  verification,
} from '../../../database/schema/accounts.ts';

/** Creates the store in which the account library keeps people, sessions and passwords. */
export function accountStore(database: Database) {
  return drizzleAdapter(database, {
    provider: 'pg',
    transaction: true,
    schema: { user, session, account, verification, twoFactor, passkey },
  });
}
