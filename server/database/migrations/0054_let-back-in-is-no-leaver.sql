-- Whoever was let back in was still noted as a leaver, and erased if suspended again later.
delete from leavers using "user" person
where person.id = leavers.user_id
  and (person.suspended_at is null or person.suspended_at > leavers.left_at);
