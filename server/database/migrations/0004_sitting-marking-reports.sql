CREATE TABLE "attempt_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"point" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"outcome" text,
	"decision_reason" text,
	"old_mark" integer,
	"new_mark" integer,
	CONSTRAINT "appeals_quiz_code_user_id_question_id_pk" PRIMARY KEY("quiz_code","user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "report_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marking_usage" ALTER COLUMN "tokens" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "access_arrangements" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "added_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "receipt_code" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "rest_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "rested_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "kind" text DEFAULT 'marked' NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "old_confirmed_by" text;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "new_confirmed_by" text;--> statement-breakpoint
ALTER TABLE "mark_events" ADD COLUMN "mark_revision" integer;--> statement-breakpoint
ALTER TABLE "marking_runs" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marking_runs" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "marking_usage" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "synonyms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_batch_id_report_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."report_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_events_attempt_index" ON "attempt_events" USING btree ("quiz_code","user_id","at");--> statement-breakpoint
CREATE INDEX "report_batches_teacher_index" ON "report_batches" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_batch_index" ON "reports" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "mark_events_decision_index" ON "mark_events" USING btree ("decision_id") WHERE "mark_events"."decision_id" is not null;--> statement-breakpoint
UPDATE "mark_events" SET "kind" = 'overridden' WHERE "teacher_id" IS NOT NULL;
