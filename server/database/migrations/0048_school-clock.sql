DROP VIEW "public"."class_teaching";--> statement-breakpoint
CREATE VIEW "public"."school_clock" AS (
  select zone.time_zone, (now() at time zone zone.time_zone)::date as today
  from (select coalesce(
    (select value #>> '{}' from school_settings where name = 'timeZoneInForce'),
    'Europe/London') as time_zone) zone);--> statement-breakpoint
CREATE VIEW "public"."class_teaching" AS (
  select teacher_code, teacher_id, 'owner' as part, null::date as until_day,
         archived_at is not null as is_archived
  from tenants
  union all
  select added.teacher_code, added.teacher_id, added.part, added.until_day,
         class.archived_at is not null
  from class_teachers added join tenants class on class.teacher_code = added.teacher_code
  where added.until_day is null or added.until_day >= (select today from school_clock));