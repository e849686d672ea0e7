import type { ClientBase } from 'pg';

/**
 * Begins a transaction that may send nothing to the database while files are read or restored,
 * which takes longer than a server allows idle transactions. Sends both statements in one message,
 * so that the server cannot end the transaction between them.
 */
export async function beginPatiently(client: ClientBase, mode = ''): Promise<void> {
  await client.query(`begin ${mode}; set local idle_in_transaction_session_timeout = 0`);
}
