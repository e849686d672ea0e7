-- Applied step by step.

CREATE TABLE "scheme_lessons" (
	"quiz_code" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "scheme_lessons_quiz_code_decision_id_pk" PRIMARY KEY("quiz_code","decision_id"),
	CONSTRAINT "scheme_lessons_kind" CHECK ("scheme_lessons"."kind" in ('accept', 'reject', 'note'))
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "ticked_points" jsonb;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "old_ticked_points" jsonb;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "new_ticked_points" jsonb;--> statement-breakpoint
ALTER TABLE "scheme_lessons" ADD CONSTRAINT "scheme_lessons_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Lessons had their line as the reason of the marks that they changed.
INSERT INTO "scheme_lessons" ("quiz_code", "decision_id", "question_id", "kind", "line")
SELECT DISTINCT ON (quiz_code, decision_id) quiz_code, decision_id, question_id,
       split_part(reason, ': ', 1), substr(reason, position(': ' in reason) + 2)
FROM "mark_events"
WHERE decision_id IS NOT NULL AND kind = 'marked' AND reason ~ '^(accept|reject|note): ';--> statement-breakpoint
-- Ticked points were numbers, without the words that earn them.
UPDATE "blind_marks" SET "points" = (
  SELECT jsonb_agg(jsonb_build_object('place', place, 'quote', null))
  FROM jsonb_array_elements("points") AS place)
WHERE jsonb_array_length("points") > 0;
