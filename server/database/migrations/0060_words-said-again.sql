CREATE TABLE "held_answers" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	CONSTRAINT "held_answers_quiz_code_user_id_question_id_pk" PRIMARY KEY("quiz_code","user_id","question_id")
);
--> statement-breakpoint
DROP INDEX "welfare_concerns_once";--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_attempt_fk" FOREIGN KEY ("quiz_code","user_id") REFERENCES "public"."attempts"("quiz_code","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "welfare_concerns_open_once" ON "welfare_concerns" USING btree ("source",coalesce("quiz_code", ''),coalesce("user_id", "student_name"),coalesce("question_id", ''),(case when "source" = 'report-note' then coalesce("teacher_id", '') else '' end),md5("text")) WHERE "welfare_concerns"."state" = 'open';