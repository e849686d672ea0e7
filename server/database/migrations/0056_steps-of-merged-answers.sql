-- Two accounts made one left two steps of the same revision on an answer that both had marked. The steps that
-- led to its mark are found from the mark backwards; the others are kept as those of another answer.
with recursive joined as (
  select s.* from submissions s
  where exists (select from earlier_answers e where e.quiz_code = s.quiz_code
                and e.user_id = s.user_id and e.question_id = s.question_id)
), own as (
  select quiz_code, user_id, question_id, null::uuid as id, mark_revision + 1 as mark_revision,
         'infinity'::timestamptz as at, mark_awarded as mark, feedback, confirmed_by
  from joined
  union all
  select own.quiz_code, own.user_id, own.question_id, step.id, step.mark_revision, step.at,
         step.old_mark, step.old_feedback, step.old_confirmed_by
  from own cross join lateral (
    select * from mark_events e
    where e.quiz_code = own.quiz_code and e.user_id = own.user_id
      and e.question_id = own.question_id and e.mark_revision < own.mark_revision
    order by e.mark_revision desc,
             (e.new_mark, e.new_feedback, e.new_confirmed_by)
               is not distinct from (own.mark, own.feedback, own.confirmed_by) desc,
             e.at <= own.at desc, e.at desc
    limit 1) step
)
update mark_events e
set run_id = null, decision_id = null, mark_revision = null, restored_revision = null
from joined
where e.quiz_code = joined.quiz_code and e.user_id = joined.user_id
  and e.question_id = joined.question_id and e.mark_revision is not null
  and e.id not in (select id from own where id is not null);
