ALTER TABLE "leavers" ALTER COLUMN "rollover_id" DROP NOT NULL;--> statement-breakpoint
-- Whom a roster had said to be gone was never noted. Their time begins now, so that the upgrade erases nobody.
insert into leavers (user_id)
select person.id from "user" person
where person.role = 'student' and person.suspended_at is not null
  and exists (select from roster_people known
              where known.user_id = person.id and known.gone_at is not null)
  and not exists (select from roster_people known
                  where known.user_id = person.id and known.gone_at is null)
on conflict (user_id) do nothing;
