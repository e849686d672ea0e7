import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** The purpose of a ticket; a ticket for another purpose is not accepted. */
export type TicketKind = 'login' | 'arrival' | 'choice' | 'answer' | 'registration';

const identifierOf = (kind: TicketKind, ticket: string) =>
  `lti-${kind}-${createHash('sha256').update(ticket).digest('base64url')}`;

/**
 * Stores a value for the bearer of a ticket, for one use within the time given. Returns the ticket.
 */
export async function issueTicket(
  database: Db,
  kind: TicketKind,
  value: unknown,
  minutes: number,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await database.execute(sql`delete from verification
    where identifier like ${'lti-%'} and expires_at < now()`);
  await database.execute(sql`
    insert into verification (id, identifier, value, expires_at)
    values (${randomUUID()}, ${identifierOf(kind, ticket)}, ${JSON.stringify(value)},
            now() + ${minutes} * interval '1 minute')`);
  return ticket;
}

/**
 * Uses up a ticket and returns its value; undefined if it was used, has expired or never existed.
 */
export async function takeTicket<Value>(
  database: Db,
  kind: TicketKind,
  ticket: string,
): Promise<Value | undefined> {
  const { rows } = await database.execute<{ value: string }>(sql`
    delete from verification
    where identifier = ${identifierOf(kind, ticket)} and expires_at > now()
    returning value`);
  return rows[0] && (JSON.parse(rows[0].value) as Value);
}

/**
 * Returns the value of a ticket without using it up; undefined if it was used, has expired or never
 * existed.
 */
export async function readTicket<Value>(
  database: Db,
  kind: TicketKind,
  ticket: string,
): Promise<Value | undefined> {
  const { rows } = await database.execute<{ value: string }>(sql`
    select value from verification
    where identifier = ${identifierOf(kind, ticket)} and expires_at > now()`);
  return rows[0] && (JSON.parse(rows[0].value) as Value);
}
