CREATE TABLE "question_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" text NOT NULL,
	"changed_by" text NOT NULL,
	"answers" integer NOT NULL,
	"before" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "questions_subject_index";--> statement-breakpoint
CREATE INDEX "question_revisions_question_index" ON "question_revisions" USING btree ("question_id","at");--> statement-breakpoint
CREATE INDEX "questions_newest_index" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_by_subject_index" ON "questions" USING btree ("subject","created_at" DESC NULLS FIRST,"id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_image_index" ON "questions" USING btree ("question_image_url") WHERE "questions"."question_image_url" is not null;--> statement-breakpoint
CREATE INDEX "questions_mark_scheme_image_index" ON "questions" USING btree ("mark_scheme_image_url") WHERE "questions"."mark_scheme_image_url" is not null;