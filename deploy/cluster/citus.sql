-- Spreads Greenpen's rows over several machines with Citus (docs/scaling.md). Not run by us: no Citus
-- was at hand. Try it on a copy of your data first, with every process stopped:
--   psql -v ON_ERROR_STOP=1 -d greenpen -f citus.sql
-- A migration of a later release may bring tables; run those lines then.
begin;
create extension if not exists citus;

-- The triggers on these tables work on the row alone, so it does not matter on which machine they run;
-- the one on class_memberships runs where that table stays, on the coordinator.
set citus.enable_unsafe_triggers to on;

-- Read everywhere, seldom written: a copy on each machine.
select create_reference_table('"user"');
select create_reference_table('tenants');
select create_reference_table('questions');
select create_reference_table('webhooks');

-- A key must name the column by which rows are spread.
alter table webhook_deliveries drop constraint webhook_deliveries_pkey;
alter table webhook_deliveries add primary key (quiz_code, id);

-- All that belongs to a quiz, on one machine.
select create_distributed_table('quizzes', 'quiz_code');
select create_distributed_table('quiz_questions', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('quiz_classes', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('quiz_windows', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('kept_releases', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('attempts', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('attempt_events', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('earlier_attempts', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('earlier_answers', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('submissions', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('held_answers', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('late_answers', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('appeals', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('marking_runs', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('marking_run_items', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('mark_events', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('sample_answers', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('blind_marks', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('skipped_samples', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('scheme_lessons', 'quiz_code', colocate_with => 'quizzes');
select create_distributed_table('webhook_deliveries', 'quiz_code', colocate_with => 'quizzes');

-- Stays on the coordinator: a concern may be about a note or a name, which no quiz has.
select citus_add_local_table_to_metadata('welfare_concerns');
-- Likewise the links of learning platforms, which may come to lead to another quiz. Nothing then
-- deletes them with their quiz.
alter table lti_links drop constraint lti_links_quiz_code_quizzes_quiz_code_fk;
select citus_add_local_table_to_metadata('lti_links');
select citus_add_local_table_to_metadata('lti_scores');
commit;
