import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AuditFilter } from '../../../../shared/contract/audit.ts';
import type { Db } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { auditEvents } from '../../../database/schema/audit.ts';

export type AuditEventRow = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

/** An audit trail entry with the cursor of the page that follows it. */
export type ListedAuditEvent = AuditEventRow & { cursor: string };

export async function insertAuditEvents(database: Db, events: NewAuditEvent[]): Promise<void> {
  if (events.length > 0) await database.insert(auditEvents).values(events);
}

/**
 * Records what was done to many people at once, one entry each.
 * @param acts SQL that selects `user_id`, `action` and `detail` of each.
 */
export async function insertEventsAbout(
  database: Db,
  {
    actorId,
    actorName,
    fromAddress,
  }: Pick<ListedAuditEvent, 'actorId' | 'actorName' | 'fromAddress'>,
  acts: SQL,
): Promise<void> {
  await database.execute(sql`
    insert into audit_events (action, actor_id, actor_name, subject_id, subject_name, detail, from_address)
    select act.action, ${actorId}, ${actorName}, person.id, person.name, act.detail, ${fromAddress}
    from (${acts}) act join "user" person on person.id = act.user_id`);
}

/**
 * Records what a visitor did in the name of an account, which need not exist. Runs the same
 * statement either way, so that its timing reveals nothing. The typed text is not stored.
 */
export async function insertEventOfVisitor(
  database: Db,
  {
    email,
    action,
    fromAddress,
  }: { email: string; action: NewAuditEvent['action']; fromAddress: string },
): Promise<void> {
  await database.execute(sql`
    insert into audit_events (action, actor_id, actor_name, subject_id, subject_name, detail, from_address)
    select ${action}, '', 'A visitor', u.id, coalesce(u.name, ''),
           case when u.id is null and ${email !== ''} then 'no such account' else '' end, ${fromAddress}
    from (select) nobody left join "user" u on u.email = ${email.trim().toLowerCase()}`);
}

/** Start of a day in the school's time zone, optionally a number of days later. */
const startOf = (day: string, later = 0) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone (select time_zone from school_clock)`;

function matches({ person, action, fromDay, toDay }: Partial<AuditFilter>): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(auditEvents.action, action),
    person
      ? sql`position(lower(${person}) in lower(${auditEvents.actorName} || chr(10) || ${auditEvents.subjectName})) > 0`
      : undefined,
    fromDay ? sql`${auditEvents.at} >= ${startOf(fromDay)}` : undefined,
    toDay ? sql`${auditEvents.at} < ${startOf(toDay, 1)}` : undefined,
  );
}

/** Returns up to `limit` matching entries of the trail, after the cursor `after`. */
export function listAuditRows(
  database: Db,
  filter: AuditFilter & { after?: string | undefined },
  limit: number,
): Promise<ListedAuditEvent[]> {
  const { at, id } = auditEvents;
  const isNewestFirst = filter.order === 'newest';
  const direction = isNewestFirst ? desc : asc;
  const [micros = '0', lastId = ''] = filter.after?.split('_') ?? [];
  const instant = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  const comparison = isNewestFirst ? sql`<` : sql`>`;
  return database
    .select({
      ...columns,
      cursor: sql<string>`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${id}`,
    })
    .from(auditEvents)
    .where(
      and(
        matches(filter),
        filter.after ? sql`(${at}, ${id}) ${comparison} (${instant}, ${lastId}::uuid)` : undefined,
      ),
    )
    .orderBy(direction(at), direction(id))
    .limit(limit);
}

const columns = {
  id: auditEvents.id,
  action: auditEvents.action,
  actorId: auditEvents.actorId,
  actorName: auditEvents.actorName,
  subjectId: auditEvents.subjectId,
  subjectName: auditEvents.subjectName,
  detail: auditEvents.detail,
  fromAddress: auditEvents.fromAddress,
  at: auditEvents.at,
};

/** Deletes entries older than this many months; returns how many. */
export function deleteOldAuditEvents(database: Db, months: number): Promise<number> {
  return database.transaction(async (transaction) => {
    await openRecords(transaction);
    const { rowCount } = await transaction.execute(
      sql`delete from audit_events where at < now() - ${months} * interval '1 month'`,
    );
    return rowCount ?? 0;
  });
}
