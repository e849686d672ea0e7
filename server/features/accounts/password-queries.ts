import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { verification } from '../../database/schema/accounts.ts';

/** Ends every link with which this person could set a password. */
export async function discardPasswordLinks(database: Database, userId: string): Promise<void> {
  await database.delete(verification).where(eq(verification.value, userId));
}
