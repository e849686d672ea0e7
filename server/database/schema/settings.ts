import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { DEFAULT_TIME_ZONE } from '../../../shared/business-rules.ts';
import { instant } from './columns.ts';

/** What the administrators decided; a setting without a row is as it was delivered. */
export const schoolSettings = pgTable('school_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/**
 * The row of the time zone that holds, whoever decided it. It is written only by its name in the
 * database's own list of zones, so that nothing that reads the clock can fail by it.
 */
export const TIME_ZONE_IN_FORCE = 'timeZoneInForce';

/** The school's time zone and its day: the only place where a statement knows what today is. */
export const schoolClock = pgView('school_clock', {
  timeZone: text('time_zone').notNull(),
  today: date('today').notNull(),
}).as(sql`
  select zone.time_zone, (now() at time zone zone.time_zone)::date as today
  from (select coalesce(
    (select value #>> '{}' from school_settings where name = '${sql.raw(TIME_ZONE_IN_FORCE)}'),
    '${sql.raw(DEFAULT_TIME_ZONE)}') as time_zone) zone`);
