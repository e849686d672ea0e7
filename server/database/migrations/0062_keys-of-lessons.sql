-- Applied step by step. New rules hold for new rows first, then old rows are repaired or set aside,
-- then the rules are checked for all, as in 0007.
ALTER TABLE "scheme_lessons" ADD CONSTRAINT "scheme_lessons_question_fk" FOREIGN KEY ("quiz_code","question_id") REFERENCES "public"."quiz_questions"("quiz_code","question_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "skipped_samples" ADD CONSTRAINT "skipped_samples_question_fk" FOREIGN KEY ("quiz_code","question_id") REFERENCES "public"."quiz_questions"("quiz_code","question_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_question_fk" FOREIGN KEY ("quiz_code","question_id") REFERENCES "public"."quiz_questions"("quiz_code","question_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "earlier_attempts"
	ADD CONSTRAINT "earlier_attempts_score_range" CHECK ("score" >= 0) NOT VALID,
	ADD CONSTRAINT "earlier_attempts_finished_after_start" CHECK ("finished_at" >= "started_at") NOT VALID;
--> statement-breakpoint
WITH gone AS (
	DELETE FROM "scheme_lessons" t
	WHERE NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)
	RETURNING to_jsonb(t) AS row
)
INSERT INTO "rows_set_aside" (table_name, row, reason)
SELECT 'scheme_lessons', row, 'The quiz does not ask this question: taken out.' FROM gone;
--> statement-breakpoint
WITH gone AS (
	DELETE FROM "skipped_samples" t
	WHERE NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)
	RETURNING to_jsonb(t) AS row
)
INSERT INTO "rows_set_aside" (table_name, row, reason)
SELECT 'skipped_samples', row, 'The quiz does not ask this question: taken out.' FROM gone;
--> statement-breakpoint
WITH gone AS (
	DELETE FROM "held_answers" t
	WHERE NOT EXISTS (SELECT FROM quiz_questions q WHERE q.quiz_code = t.quiz_code AND q.question_id = t.question_id)
	RETURNING to_jsonb(t) AS row
)
INSERT INTO "rows_set_aside" (table_name, row, reason)
SELECT 'held_answers', row, 'The quiz does not ask this question: taken out.' FROM gone;
--> statement-breakpoint
WITH copied AS (
	INSERT INTO "rows_set_aside" (table_name, row, reason)
	SELECT 'earlier_attempts', to_jsonb(t), 'A score below 0 is the sum of the marks again. An end before the start is the start.'
	FROM "earlier_attempts" t WHERE t.score < 0 OR t.finished_at < t.started_at
)
UPDATE "earlier_attempts" t SET
	score = CASE WHEN t.score >= 0 THEN t.score ELSE (
		SELECT coalesce(sum(e.mark_awarded), 0) FROM earlier_answers e
		WHERE e.quiz_code = t.quiz_code AND e.user_id = t.user_id AND e.number = t.number) END,
	finished_at = greatest(t.finished_at, t.started_at)
WHERE t.score < 0 OR t.finished_at < t.started_at;
--> statement-breakpoint
ALTER TABLE "scheme_lessons" VALIDATE CONSTRAINT "scheme_lessons_question_fk";
--> statement-breakpoint
ALTER TABLE "skipped_samples" VALIDATE CONSTRAINT "skipped_samples_question_fk";
--> statement-breakpoint
ALTER TABLE "held_answers" VALIDATE CONSTRAINT "held_answers_question_fk";
--> statement-breakpoint
ALTER TABLE "earlier_attempts" VALIDATE CONSTRAINT "earlier_attempts_score_range";
--> statement-breakpoint
ALTER TABLE "earlier_attempts" VALIDATE CONSTRAINT "earlier_attempts_finished_after_start";
