import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { DEFAULT_TIME_ZONE } from '../../../shared/business-rules.ts';
import { instant } from './columns.ts';

/** The administrators' settings; a setting without a row has its default. */
export const schoolSettings = pgTable('school_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/**
 * The row with the time zone in force, chosen or configured. It is only set to a name from the
 * database's own list of zones, so that nothing that reads the clock can fail because of it.
 */
export const TIME_ZONE_IN_FORCE = 'timeZoneInForce';

/** The school's time zone and date: the only source of today's date in statements. */
export const schoolClock = pgView('school_clock', {
  timeZone: text('time_zone').notNull(),
  today: date('today').notNull(),
}).as(sql`
  select zone.time_zone, (now() at time zone zone.time_zone)::date as today
  from (select coalesce(
    (select value #>> '{}' from school_settings where name = '${sql.raw(TIME_ZONE_IN_FORCE)}'),
    '${sql.raw(DEFAULT_TIME_ZONE)}') as time_zone) zone`);
