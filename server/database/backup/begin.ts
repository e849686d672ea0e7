import type { ClientBase } from 'pg';

/**
 * Begins a transaction in which nothing may be said to the database for as long as files are read or put
 * back, which takes longer than a server that ends forgotten transactions waits. One message, so that it
 * has no chance to.
 */
export async function beginPatiently(client: ClientBase, mode = ''): Promise<void> {
  await client.query(`begin ${mode}; set local idle_in_transaction_session_timeout = 0`);
}
