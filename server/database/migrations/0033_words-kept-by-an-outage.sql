CREATE TABLE "late_answers" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision" integer NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"away_from" timestamp with time zone NOT NULL,
	"away_until" timestamp with time zone NOT NULL,
	"text_before" text NOT NULL,
	CONSTRAINT "late_answers_quiz_code_user_id_question_id_revision_pk" PRIMARY KEY("quiz_code","user_id","question_id","revision")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outages_order" CHECK ("outages"."ended_at" >= "outages"."started_at")
);
--> statement-breakpoint
CREATE TABLE "server_beat" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "server_beat_one_row" CHECK ("server_beat"."is_only")
);
--> statement-breakpoint
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_submission_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."submissions"("quiz_code","user_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outages_ended_index" ON "outages" USING btree ("ended_at");