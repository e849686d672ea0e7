-- Applied step by step.

ALTER TABLE "submissions" ADD COLUMN "confirmed_in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "old_in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "new_in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_bulk_is_ink" CHECK (not "submissions"."confirmed_in_bulk" or "submissions"."confirmed_by" is not null);--> statement-breakpoint
-- What was accepted together before this release and says different things was not opened.
UPDATE mark_events e SET new_in_bulk = true
FROM (
	SELECT d.quiz_code, d.decision_id
	FROM mark_events d JOIN submissions s
		ON s.quiz_code = d.quiz_code AND s.user_id = d.user_id AND s.question_id = d.question_id
	WHERE d.kind = 'accepted' AND d.decision_id IS NOT NULL
	GROUP BY d.quiz_code, d.decision_id
	HAVING count(DISTINCT (s.question_id,
		regexp_replace(lower(btrim(regexp_replace(s.user_answer, '\s+', ' ', 'g'))), '[\s.!,;]+$', ''))) > 1
) bulk
WHERE e.quiz_code = bulk.quiz_code AND e.decision_id = bulk.decision_id AND e.kind = 'accepted';--> statement-breakpoint
-- An undo that gave ink back may have given back ink of that kind.
UPDATE mark_events e SET new_in_bulk = true
WHERE e.kind = 'undone' AND e.new_confirmed_by IS NOT NULL AND e.new_mark IS NOT NULL AND EXISTS (
	SELECT FROM mark_events b WHERE b.quiz_code = e.quiz_code AND b.user_id = e.user_id
		AND b.question_id = e.question_id AND b.new_in_bulk);--> statement-breakpoint
UPDATE mark_events later SET old_in_bulk = true
FROM mark_events e
WHERE e.new_in_bulk AND later.old_confirmed_by IS NOT NULL AND later.quiz_code = e.quiz_code
	AND later.user_id = e.user_id AND later.question_id = e.question_id
	AND later.mark_revision = e.mark_revision + 1;--> statement-breakpoint
UPDATE submissions s SET confirmed_in_bulk = true
FROM mark_events e
WHERE e.new_in_bulk AND s.confirmed_by IS NOT NULL AND s.quiz_code = e.quiz_code
	AND s.user_id = e.user_id AND s.question_id = e.question_id AND s.mark_revision = e.mark_revision;
