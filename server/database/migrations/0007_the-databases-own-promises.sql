-- Applied step by step. A school may be at work meanwhile, and nodes of the release before too: new
-- rules hold for new rows first, then old rows are repaired or set aside, then the rules are checked
-- for all. No step holds a lock that keeps people waiting for longer than a moment.

CREATE TABLE "rows_set_aside" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

-- Takes the broken rows out of a table and keeps them as they were.
CREATE FUNCTION drizzle.set_aside(broken_table text, broken text, reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('WITH gone AS (DELETE FROM public.%1$I t WHERE %2$s RETURNING to_jsonb(t) AS row)
		INSERT INTO public.rows_set_aside (table_name, row, reason) SELECT %1$L, row, %3$L FROM gone',
		broken_table, broken, reason);
END $$;

-- Changes the broken rows of a table and keeps a copy of what they were.
CREATE FUNCTION drizzle.repair(broken_table text, broken text, change text, reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('WITH copied AS (
			INSERT INTO public.rows_set_aside (table_name, row, reason)
			SELECT %1$L, to_jsonb(t), %4$L FROM public.%1$I t WHERE %2$s)
		UPDATE public.%1$I t SET %3$s WHERE %2$s',
		broken_table, broken, change, reason);
END $$;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
CREATE FUNCTION grow_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;
CREATE TRIGGER questions_version BEFORE UPDATE ON "questions" FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();
--> statement-breakpoint
-- Nodes of the release before do not name the quiz; the next release may drop the trigger.
ALTER TABLE "marking_run_items" ADD COLUMN "quiz_code" text;
CREATE FUNCTION name_quiz_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT quiz_code INTO NEW.quiz_code FROM marking_runs WHERE id = NEW.run_id;
	RETURN NEW;
END $$;
CREATE TRIGGER marking_run_items_quiz BEFORE INSERT ON "marking_run_items" FOR EACH ROW
	WHEN (NEW.quiz_code IS NULL) EXECUTE FUNCTION name_quiz_of_run();
--> statement-breakpoint
UPDATE "marking_run_items" item SET "quiz_code" = run.quiz_code
FROM "marking_runs" run WHERE run.id = item.run_id AND item.quiz_code IS NULL;
--> statement-breakpoint
ALTER TABLE "attempt_events"
	ADD CONSTRAINT "attempt_events_kind" CHECK ("kind" in ('time-added', 'reopened', 'finished')) NOT VALID,
	ADD CONSTRAINT "attempt_events_minutes_range" CHECK ("minutes" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attempts"
	ADD CONSTRAINT "attempts_deadline_after_start" CHECK ("deadline_at" >= "started_at") NOT VALID,
	ADD CONSTRAINT "attempts_added_minutes_range" CHECK ("added_minutes" >= 0) NOT VALID,
	ADD CONSTRAINT "attempts_rested_seconds_range" CHECK ("rested_seconds" >= 0) NOT VALID,
	ADD CONSTRAINT "attempts_finish_reason" CHECK ("finished_because" in ('submitted', 'time-up', 'deadline', 'teacher')) NOT VALID,
	ADD CONSTRAINT "attempts_open_or_finished" CHECK (case when "finished_at" is null then "finished_because" is null else "rest_started_at" is null end) NOT VALID;
--> statement-breakpoint
ALTER TABLE "submissions"
	ADD CONSTRAINT "submissions_revision_range" CHECK ("revision" >= 0) NOT VALID,
	ADD CONSTRAINT "submissions_mark_revision_range" CHECK ("mark_revision" >= 0) NOT VALID,
	ADD CONSTRAINT "submissions_mark_range" CHECK ("mark_awarded" between 0 and 100) NOT VALID,
	ADD CONSTRAINT "submissions_ai_mark_range" CHECK ("ai_mark" between 0 and 100) NOT VALID,
	ADD CONSTRAINT "submissions_ink_has_mark" CHECK ("confirmed_by" is null or "mark_awarded" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals"
	ADD CONSTRAINT "appeals_outcome" CHECK ("outcome" in ('changed', 'stands')) NOT VALID,
	ADD CONSTRAINT "appeals_open_or_decided" CHECK (("decided_at" is null) = ("outcome" is null)) NOT VALID,
	ADD CONSTRAINT "appeals_old_mark_range" CHECK ("old_mark" between 0 and 100) NOT VALID,
	ADD CONSTRAINT "appeals_new_mark_range" CHECK ("new_mark" between 0 and 100) NOT VALID;
--> statement-breakpoint
ALTER TABLE "mark_events"
	ADD CONSTRAINT "mark_events_kind" CHECK ("kind" in ('marked', 'overridden', 'accepted', 'undone', 'reset')) NOT VALID,
	ADD CONSTRAINT "mark_events_old_mark_range" CHECK ("old_mark" between 0 and 100) NOT VALID,
	ADD CONSTRAINT "mark_events_new_mark_range" CHECK ("new_mark" between 0 and 100) NOT VALID;
--> statement-breakpoint
ALTER TABLE "marking_run_items"
	ADD CONSTRAINT "marking_run_items_state" CHECK ("state" in ('waiting', 'marked', 'failed')) NOT VALID,
	ADD CONSTRAINT "marking_run_items_mark_revision_range" CHECK ("mark_revision" >= 0) NOT VALID,
	ADD CONSTRAINT "marking_run_items_names_quiz" CHECK ("quiz_code" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "marking_runs"
	ADD CONSTRAINT "marking_runs_mode" CHECK ("mode" in ('all', 'unmarked')) NOT VALID,
	ADD CONSTRAINT "marking_runs_state" CHECK ("state" in ('active', 'completed', 'stopped', 'failed')) NOT VALID,
	ADD CONSTRAINT "marking_runs_phase" CHECK ("phase" in ('queued', 'batches', 'retry', 'verification', 'done')) NOT VALID,
	ADD CONSTRAINT "marking_runs_tokens_range" CHECK ("total_tokens" >= 0) NOT VALID,
	ADD CONSTRAINT "marking_runs_cost_range" CHECK ("cost_micros" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "marking_usage"
	ADD CONSTRAINT "marking_usage_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$') NOT VALID,
	ADD CONSTRAINT "marking_usage_responses_range" CHECK ("responses" >= 0) NOT VALID,
	ADD CONSTRAINT "marking_usage_tokens_range" CHECK ("tokens" >= 0) NOT VALID,
	ADD CONSTRAINT "marking_usage_cost_range" CHECK ("cost_micros" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "question_revisions"
	ADD CONSTRAINT "question_revisions_answers_range" CHECK ("answers" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "questions"
	ADD CONSTRAINT "questions_text_box_size" CHECK ("text_box_size" in ('small', 'medium', 'large')) NOT VALID,
	ADD CONSTRAINT "questions_version_range" CHECK ("version" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "quiz_questions"
	ADD CONSTRAINT "quiz_questions_position_range" CHECK ("position" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "quizzes"
	ADD CONSTRAINT "quizzes_time_limit_range" CHECK ("default_time_limit" > 0) NOT VALID,
	ADD CONSTRAINT "quizzes_results_release" CHECK ("results_release" in ('as-marked', 'when-released')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports"
	ADD CONSTRAINT "reports_position_range" CHECK ("position" >= 0) NOT VALID,
	ADD CONSTRAINT "reports_state" CHECK ("state" in ('waiting', 'written', 'failed', 'edited')) NOT VALID,
	ADD CONSTRAINT "reports_revision_range" CHECK ("revision" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "typing_results"
	ADD CONSTRAINT "typing_counts_range" CHECK ("chars_typed" >= 0 and "words_completed" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "uploads"
	ADD CONSTRAINT "uploads_size_range" CHECK ("size_bytes" >= 0) NOT VALID;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "marking_runs_quiz_code_id_pk" ON "marking_runs" ("quiz_code","id");
--> statement-breakpoint
ALTER TABLE "marking_run_items" DROP CONSTRAINT "marking_run_items_run_id_marking_runs_id_fk";
ALTER TABLE "marking_runs" DROP CONSTRAINT "marking_runs_pkey",
	ADD CONSTRAINT "marking_runs_quiz_code_id_pk" PRIMARY KEY USING INDEX "marking_runs_quiz_code_id_pk";
ALTER TABLE "marking_run_items" ADD CONSTRAINT "marking_run_items_run_fk" FOREIGN KEY ("quiz_code","run_id") REFERENCES "public"."marking_runs"("quiz_code","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_fk" FOREIGN KEY ("quiz_code","user_id") REFERENCES "public"."attempts"("quiz_code","user_id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") NOT VALID;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_attempt_fk" FOREIGN KEY ("quiz_code","user_id") REFERENCES "public"."attempts"("quiz_code","user_id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_question_fk" FOREIGN KEY ("quiz_code","question_id") REFERENCES "public"."quiz_questions"("quiz_code","question_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_submission_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."submissions"("quiz_code","user_id","question_id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "mark_events" ADD CONSTRAINT "mark_events_submission_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."submissions"("quiz_code","user_id","question_id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "mark_events" ADD CONSTRAINT "mark_events_run_fk" FOREIGN KEY ("quiz_code","run_id") REFERENCES "public"."marking_runs"("quiz_code","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marking_run_items" ADD CONSTRAINT "marking_run_items_submission_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."submissions"("quiz_code","user_id","question_id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marking_runs" ADD CONSTRAINT "marking_runs_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") NOT VALID;
--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "report_batches" ADD CONSTRAINT "report_batches_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."user"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
SELECT drizzle.set_aside('mark_events', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('appeals', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('marking_run_items', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('submissions', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('attempt_events', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('attempts', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
SELECT drizzle.set_aside('marking_runs', $$NOT EXISTS (SELECT FROM quizzes q WHERE q.quiz_code = t.quiz_code)$$,
	'There is no such quiz: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('mark_events', $$NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)$$,
	'The quiz does not ask this question: taken out.');
SELECT drizzle.set_aside('appeals', $$NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)$$,
	'The quiz does not ask this question: taken out.');
SELECT drizzle.set_aside('marking_run_items', $$NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)$$,
	'The quiz does not ask this question: taken out.');
SELECT drizzle.set_aside('submissions', $$NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)$$,
	'The quiz does not ask this question: taken out.');
--> statement-breakpoint
-- Answers without an attempt get one, which ended with the last of them.
WITH made AS (
	INSERT INTO "attempts" (quiz_code, user_id, started_at, deadline_at, finished_at, last_seen_at)
	SELECT quiz_code, user_id, min(saved_at), greatest(max(saved_at), max(submitted_at)),
		CASE WHEN bool_and(submitted_at IS NOT NULL) THEN max(submitted_at) END, max(saved_at)
	FROM "submissions" t
	WHERE NOT EXISTS (SELECT FROM attempts a WHERE a.quiz_code = t.quiz_code AND a.user_id = t.user_id)
	GROUP BY quiz_code, user_id
	RETURNING to_jsonb(attempts) AS row
)
INSERT INTO "rows_set_aside" (table_name, row, reason)
SELECT 'attempts', row, 'There were answers without an attempt: this one was made for them.' FROM made;
--> statement-breakpoint
SELECT drizzle.set_aside('attempt_events', $$NOT EXISTS (SELECT FROM attempts a WHERE a.quiz_code = t.quiz_code AND a.user_id = t.user_id)$$,
	'There is no such attempt: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('mark_events', $$NOT EXISTS (SELECT FROM submissions s WHERE s.quiz_code = t.quiz_code AND s.user_id = t.user_id AND s.question_id = t.question_id)$$,
	'There is no such answer: taken out.');
SELECT drizzle.set_aside('appeals', $$NOT EXISTS (SELECT FROM submissions s WHERE s.quiz_code = t.quiz_code AND s.user_id = t.user_id AND s.question_id = t.question_id)$$,
	'There is no such answer: taken out.');
SELECT drizzle.set_aside('marking_run_items', $$NOT EXISTS (SELECT FROM submissions s WHERE s.quiz_code = t.quiz_code AND s.user_id = t.user_id AND s.question_id = t.question_id)$$,
	'There is no such answer: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('question_revisions', $$NOT EXISTS (SELECT FROM questions q WHERE q.id = t.question_id)$$,
	'There is no such question: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('reports', $$NOT EXISTS (SELECT FROM report_batches b JOIN "user" u ON u.id = b.teacher_id WHERE b.id = t.batch_id)$$,
	'The teacher who wrote it has no account any more: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('report_batches', $$NOT EXISTS (SELECT FROM "user" u WHERE u.id = t.teacher_id)$$,
	'The teacher who wrote it has no account any more: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('reports', $$t.position < 0 OR EXISTS (SELECT FROM reports o
		WHERE o.batch_id = t.batch_id AND o.position = t.position AND o.id < t.id)$$,
	'Its place is none, or that of another report: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('attempt_events', $$t.kind NOT IN ('time-added', 'reopened', 'finished')$$,
	'No such kind is known: taken out.');
--> statement-breakpoint
SELECT drizzle.set_aside('marking_usage', $$t.month !~ '^[0-9]{4}-(0[1-9]|1[0-2])$'$$,
	'That is no month: taken out.');
--> statement-breakpoint
SELECT drizzle.repair('mark_events', $$t.run_id IS NOT NULL AND NOT EXISTS (SELECT FROM marking_runs r WHERE r.quiz_code = t.quiz_code AND r.id = t.run_id)
		OR t.kind NOT IN ('marked', 'overridden', 'accepted', 'undone', 'reset')
		OR t.old_mark NOT BETWEEN 0 AND 100
		OR t.new_mark NOT BETWEEN 0 AND 100$$,
	$$run_id = CASE WHEN t.run_id IS NOT NULL AND NOT EXISTS (SELECT FROM marking_runs r WHERE r.quiz_code = t.quiz_code AND r.id = t.run_id) THEN NULL ELSE t.run_id END,
		kind = CASE WHEN t.kind NOT IN ('marked', 'overridden', 'accepted', 'undone', 'reset') THEN CASE WHEN t.teacher_id IS NULL THEN 'marked' ELSE 'overridden' END ELSE t.kind END,
		old_mark = CASE WHEN t.old_mark NOT BETWEEN 0 AND 100 THEN NULL ELSE t.old_mark END,
		new_mark = CASE WHEN t.new_mark NOT BETWEEN 0 AND 100 THEN NULL ELSE t.new_mark END$$,
	'A run that is not there is named no more. A kind that is not known is one that is. A mark below 0 or above 100 is Pending.');
--> statement-breakpoint
SELECT drizzle.repair('submissions', $$t.mark_awarded NOT BETWEEN 0 AND 100
		OR t.ai_mark NOT BETWEEN 0 AND 100
		OR t.confirmed_by IS NOT NULL AND (t.mark_awarded IS NULL OR t.mark_awarded NOT BETWEEN 0 AND 100)
		OR t.revision < 0
		OR t.mark_revision < 0$$,
	$$mark_awarded = CASE WHEN t.mark_awarded NOT BETWEEN 0 AND 100 THEN NULL ELSE t.mark_awarded END,
		ai_mark = CASE WHEN t.ai_mark NOT BETWEEN 0 AND 100 THEN NULL ELSE t.ai_mark END,
		confirmed_by = CASE WHEN t.confirmed_by IS NOT NULL AND (t.mark_awarded IS NULL OR t.mark_awarded NOT BETWEEN 0 AND 100) THEN NULL ELSE t.confirmed_by END,
		revision = CASE WHEN t.revision < 0 THEN 0 ELSE t.revision END,
		mark_revision = CASE WHEN t.mark_revision < 0 THEN 0 ELSE t.mark_revision END$$,
	'A mark below 0 or above 100 is Pending. What has no mark is in pencil. A revision below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('appeals', $$t.outcome NOT IN ('changed', 'stands') OR (t.decided_at IS NULL) <> (t.outcome IS NULL)
		OR t.old_mark NOT BETWEEN 0 AND 100
		OR t.new_mark NOT BETWEEN 0 AND 100$$,
	$$outcome = CASE WHEN t.outcome NOT IN ('changed', 'stands') OR (t.decided_at IS NULL) <> (t.outcome IS NULL) THEN NULL ELSE t.outcome END,
		decided_at = CASE WHEN t.outcome NOT IN ('changed', 'stands') OR (t.decided_at IS NULL) <> (t.outcome IS NULL) THEN NULL ELSE t.decided_at END,
		decided_by = CASE WHEN t.outcome NOT IN ('changed', 'stands') OR (t.decided_at IS NULL) <> (t.outcome IS NULL) THEN NULL ELSE t.decided_by END,
		decision_reason = CASE WHEN t.outcome NOT IN ('changed', 'stands') OR (t.decided_at IS NULL) <> (t.outcome IS NULL) THEN NULL ELSE t.decision_reason END,
		old_mark = CASE WHEN t.old_mark NOT BETWEEN 0 AND 100 THEN NULL ELSE t.old_mark END,
		new_mark = CASE WHEN t.new_mark NOT BETWEEN 0 AND 100 THEN NULL ELSE t.new_mark END$$,
	'What was neither open nor decided waits for its decision. A mark below 0 or above 100 is Pending.');
--> statement-breakpoint
SELECT drizzle.repair('attempts', $$t.deadline_at < t.started_at
		OR t.finished_because NOT IN ('submitted', 'time-up', 'deadline', 'teacher') OR (t.finished_because IS NOT NULL AND t.finished_at IS NULL)
		OR t.rest_started_at IS NOT NULL AND t.finished_at IS NOT NULL
		OR t.added_minutes < 0
		OR t.rested_seconds < 0$$,
	$$started_at = CASE WHEN t.deadline_at < t.started_at THEN t.deadline_at ELSE t.started_at END,
		finished_because = CASE WHEN t.finished_because NOT IN ('submitted', 'time-up', 'deadline', 'teacher') OR (t.finished_because IS NOT NULL AND t.finished_at IS NULL) THEN NULL ELSE t.finished_because END,
		rest_started_at = CASE WHEN t.rest_started_at IS NOT NULL AND t.finished_at IS NOT NULL THEN NULL ELSE t.rest_started_at END,
		added_minutes = CASE WHEN t.added_minutes < 0 THEN 0 ELSE t.added_minutes END,
		rested_seconds = CASE WHEN t.rested_seconds < 0 THEN 0 ELSE t.rested_seconds END$$,
	'What ended before it began begins with its deadline. A reason that is not known, or of an open attempt, is gone. No rest goes on in a finished attempt. Times below 0 are 0.');
--> statement-breakpoint
SELECT drizzle.repair('attempt_events', $$t.minutes <= 0$$,
	$$minutes = CASE WHEN t.minutes <= 0 THEN NULL ELSE t.minutes END$$,
	'Minutes below 1 are none.');
--> statement-breakpoint
SELECT drizzle.repair('marking_runs', $$t.state NOT IN ('active', 'completed', 'stopped', 'failed')
		OR t.phase NOT IN ('queued', 'batches', 'retry', 'verification', 'done')
		OR t.mode NOT IN ('all', 'unmarked')
		OR t.total_tokens < 0
		OR t.cost_micros < 0$$,
	$$state = CASE WHEN t.state NOT IN ('active', 'completed', 'stopped', 'failed') THEN 'failed' ELSE t.state END,
		finished_at = CASE WHEN t.state NOT IN ('active', 'completed', 'stopped', 'failed') THEN coalesce(t.finished_at, now()) ELSE t.finished_at END,
		phase = CASE WHEN t.phase NOT IN ('queued', 'batches', 'retry', 'verification', 'done') THEN CASE WHEN t.state = 'active' THEN 'queued' ELSE 'done' END ELSE t.phase END,
		mode = CASE WHEN t.mode NOT IN ('all', 'unmarked') THEN 'all' ELSE t.mode END,
		total_tokens = CASE WHEN t.total_tokens < 0 THEN 0 ELSE t.total_tokens END,
		cost_micros = CASE WHEN t.cost_micros < 0 THEN 0 ELSE t.cost_micros END$$,
	'A run in a state that is not known has failed. A phase that is not known is one that is. So is a mode. A use below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('marking_run_items', $$t.state NOT IN ('waiting', 'marked', 'failed')
		OR t.mark_revision < 0$$,
	$$state = CASE WHEN t.state NOT IN ('waiting', 'marked', 'failed') THEN 'failed' ELSE t.state END,
		mark_revision = CASE WHEN t.mark_revision < 0 THEN 0 ELSE t.mark_revision END$$,
	'An answer in a state that is not known has failed. A revision below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('marking_usage', $$t.responses < 0
		OR t.tokens < 0
		OR t.cost_micros < 0$$,
	$$responses = CASE WHEN t.responses < 0 THEN 0 ELSE t.responses END,
		tokens = CASE WHEN t.tokens < 0 THEN 0 ELSE t.tokens END,
		cost_micros = CASE WHEN t.cost_micros < 0 THEN 0 ELSE t.cost_micros END$$,
	'A use below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('quiz_questions', $$t.quiz_code IN (SELECT quiz_code FROM quiz_questions GROUP BY quiz_code HAVING min(position) < 0 OR count(DISTINCT position) < count(*))$$,
	$$position = (SELECT count(*) FROM quiz_questions o WHERE o.quiz_code = t.quiz_code AND (o.position, o.question_id) < (t.position, t.question_id))$$,
	'Two questions of the quiz stood at one place: they are counted again in their order.');
--> statement-breakpoint
SELECT drizzle.repair('quizzes', $$t.default_time_limit <= 0
		OR t.results_release NOT IN ('as-marked', 'when-released')$$,
	$$default_time_limit = CASE WHEN t.default_time_limit <= 0 THEN 600 ELSE t.default_time_limit END,
		results_release = CASE WHEN t.results_release NOT IN ('as-marked', 'when-released') THEN 'when-released' ELSE t.results_release END$$,
	'A quiz without time has ten minutes. A release that is not known waits for the teacher.');
--> statement-breakpoint
SELECT drizzle.repair('questions', $$t.text_box_size NOT IN ('small', 'medium', 'large')$$,
	$$text_box_size = CASE WHEN t.text_box_size NOT IN ('small', 'medium', 'large') THEN 'medium' ELSE t.text_box_size END$$,
	'A size that is not known is medium.');
--> statement-breakpoint
SELECT drizzle.repair('question_revisions', $$t.answers < 0$$,
	$$answers = CASE WHEN t.answers < 0 THEN 0 ELSE t.answers END$$,
	'A count below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('reports', $$t.state NOT IN ('waiting', 'written', 'failed', 'edited')
		OR t.revision < 0$$,
	$$state = CASE WHEN t.state NOT IN ('waiting', 'written', 'failed', 'edited') THEN 'failed' ELSE t.state END,
		revision = CASE WHEN t.revision < 0 THEN 0 ELSE t.revision END$$,
	'A report in a state that is not known has failed. A revision below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('typing_results', $$t.chars_typed < 0
		OR t.words_completed < 0$$,
	$$chars_typed = CASE WHEN t.chars_typed < 0 THEN 0 ELSE t.chars_typed END,
		words_completed = CASE WHEN t.words_completed < 0 THEN 0 ELSE t.words_completed END$$,
	'A count below 0 is 0.');
--> statement-breakpoint
SELECT drizzle.repair('uploads', $$t.size_bytes < 0$$,
	$$size_bytes = CASE WHEN t.size_bytes < 0 THEN 0 ELSE t.size_bytes END$$,
	'A size below 0 is 0.');
--> statement-breakpoint
ALTER TABLE "attempt_events" VALIDATE CONSTRAINT "attempt_events_kind";
ALTER TABLE "attempt_events" VALIDATE CONSTRAINT "attempt_events_minutes_range";
--> statement-breakpoint
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_deadline_after_start";
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_added_minutes_range";
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_rested_seconds_range";
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_finish_reason";
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_open_or_finished";
--> statement-breakpoint
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_revision_range";
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_mark_revision_range";
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_mark_range";
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_ai_mark_range";
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_ink_has_mark";
--> statement-breakpoint
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_outcome";
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_open_or_decided";
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_old_mark_range";
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_new_mark_range";
--> statement-breakpoint
ALTER TABLE "mark_events" VALIDATE CONSTRAINT "mark_events_kind";
ALTER TABLE "mark_events" VALIDATE CONSTRAINT "mark_events_old_mark_range";
ALTER TABLE "mark_events" VALIDATE CONSTRAINT "mark_events_new_mark_range";
--> statement-breakpoint
ALTER TABLE "marking_run_items" VALIDATE CONSTRAINT "marking_run_items_state";
ALTER TABLE "marking_run_items" VALIDATE CONSTRAINT "marking_run_items_mark_revision_range";
ALTER TABLE "marking_run_items" VALIDATE CONSTRAINT "marking_run_items_names_quiz";
--> statement-breakpoint
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_mode";
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_state";
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_phase";
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_tokens_range";
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_cost_range";
--> statement-breakpoint
ALTER TABLE "marking_usage" VALIDATE CONSTRAINT "marking_usage_month";
ALTER TABLE "marking_usage" VALIDATE CONSTRAINT "marking_usage_responses_range";
ALTER TABLE "marking_usage" VALIDATE CONSTRAINT "marking_usage_tokens_range";
ALTER TABLE "marking_usage" VALIDATE CONSTRAINT "marking_usage_cost_range";
--> statement-breakpoint
ALTER TABLE "question_revisions" VALIDATE CONSTRAINT "question_revisions_answers_range";
--> statement-breakpoint
ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_text_box_size";
ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_version_range";
--> statement-breakpoint
ALTER TABLE "quiz_questions" VALIDATE CONSTRAINT "quiz_questions_position_range";
--> statement-breakpoint
ALTER TABLE "quizzes" VALIDATE CONSTRAINT "quizzes_time_limit_range";
ALTER TABLE "quizzes" VALIDATE CONSTRAINT "quizzes_results_release";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_position_range";
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_state";
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_revision_range";
--> statement-breakpoint
ALTER TABLE "typing_results" VALIDATE CONSTRAINT "typing_counts_range";
--> statement-breakpoint
ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_size_range";
--> statement-breakpoint
ALTER TABLE "attempt_events" VALIDATE CONSTRAINT "attempt_events_attempt_fk";
--> statement-breakpoint
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_quiz_code_quizzes_quiz_code_fk";
--> statement-breakpoint
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_attempt_fk";
--> statement-breakpoint
ALTER TABLE "submissions" VALIDATE CONSTRAINT "submissions_question_fk";
--> statement-breakpoint
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_submission_fk";
--> statement-breakpoint
ALTER TABLE "mark_events" VALIDATE CONSTRAINT "mark_events_submission_fk";
--> statement-breakpoint
ALTER TABLE "mark_events" VALIDATE CONSTRAINT "mark_events_run_fk";
--> statement-breakpoint
ALTER TABLE "marking_run_items" VALIDATE CONSTRAINT "marking_run_items_run_fk";
--> statement-breakpoint
ALTER TABLE "marking_run_items" VALIDATE CONSTRAINT "marking_run_items_submission_fk";
--> statement-breakpoint
ALTER TABLE "marking_runs" VALIDATE CONSTRAINT "marking_runs_quiz_code_quizzes_quiz_code_fk";
--> statement-breakpoint
ALTER TABLE "question_revisions" VALIDATE CONSTRAINT "question_revisions_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "report_batches" VALIDATE CONSTRAINT "report_batches_teacher_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "marking_run_items" ALTER COLUMN "quiz_code" SET NOT NULL,
	DROP CONSTRAINT "marking_run_items_names_quiz";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "marking_run_items_quiz_code_run_id_user_id_question_id_pk" ON "marking_run_items" ("quiz_code","run_id","user_id","question_id");
--> statement-breakpoint
ALTER TABLE "marking_run_items" DROP CONSTRAINT "marking_run_items_run_id_user_id_question_id_pk",
	ADD CONSTRAINT "marking_run_items_quiz_code_run_id_user_id_question_id_pk" PRIMARY KEY USING INDEX "marking_run_items_quiz_code_run_id_user_id_question_id_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "mark_events_quiz_code_id_pk" ON "mark_events" ("quiz_code","id");
--> statement-breakpoint
ALTER TABLE "mark_events" DROP CONSTRAINT "mark_events_pkey",
	ADD CONSTRAINT "mark_events_quiz_code_id_pk" PRIMARY KEY USING INDEX "mark_events_quiz_code_id_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "attempt_events_quiz_code_id_pk" ON "attempt_events" ("quiz_code","id");
--> statement-breakpoint
ALTER TABLE "attempt_events" DROP CONSTRAINT "attempt_events_pkey",
	ADD CONSTRAINT "attempt_events_quiz_code_id_pk" PRIMARY KEY USING INDEX "attempt_events_quiz_code_id_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "quiz_questions_position_unique" ON "quiz_questions" ("quiz_code","position");
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_position_unique" UNIQUE USING INDEX "quiz_questions_position_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reports_position_unique" ON "reports" ("batch_id","position");
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_position_unique" UNIQUE USING INDEX "reports_position_unique";
--> statement-breakpoint
DROP INDEX CONCURRENTLY "reports_batch_index";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "mark_events_once_in_run" ON "mark_events" ("quiz_code","run_id","user_id","question_id")
WHERE "run_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY "mark_events_run_once";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "marking_run_items_submission_index" ON "marking_run_items" ("quiz_code","user_id","question_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "marking_runs_id_index" ON "marking_runs" ("id");
--> statement-breakpoint
DROP FUNCTION drizzle.set_aside(text, text, text);
DROP FUNCTION drizzle.repair(text, text, text, text);
