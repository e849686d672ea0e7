-- Applied step by step.

CREATE TABLE "school_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welfare_concerns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"kinds" text[] NOT NULL,
	"user_id" text,
	"student_name" text NOT NULL,
	"teacher_id" text,
	"quiz_code" text,
	"question_id" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "welfare_concerns_source" CHECK ("welfare_concerns"."source" in ('answer', 'appeal', 'typing-name', 'report-note')),
	CONSTRAINT "welfare_concerns_state" CHECK ("welfare_concerns"."state" in ('open', 'no-concern', 'followed-up')),
	CONSTRAINT "welfare_concerns_open_or_decided" CHECK (("welfare_concerns"."state" = 'open') = ("welfare_concerns"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "welfare_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"concern_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "welfare_events_kind" CHECK ("welfare_events"."kind" in ('raised', 'told', 'seen', 'decided'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "welfare_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "welfare_events" ADD CONSTRAINT "welfare_events_concern_id_welfare_concerns_id_fk" FOREIGN KEY ("concern_id") REFERENCES "public"."welfare_concerns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "welfare_concerns_once" ON "welfare_concerns" USING btree ("source",coalesce("quiz_code", ''),coalesce("user_id", "student_name"),coalesce("question_id", ''),md5("text"));--> statement-breakpoint
CREATE INDEX "welfare_concerns_answer_index" ON "welfare_concerns" USING btree ("quiz_code","user_id","question_id");--> statement-breakpoint
CREATE INDEX "welfare_concerns_list_index" ON "welfare_concerns" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "welfare_events_concern_index" ON "welfare_events" USING btree ("concern_id","at");--> statement-breakpoint
CREATE INDEX "attempts_unchecked_index" ON "attempts" USING btree ("quiz_code","finished_at") WHERE "attempts"."finished_at" is not null and "attempts"."welfare_checked_at" is null;--> statement-breakpoint
-- What was handed in long before this release has been read by its teacher, or will be; a flood of old news helps nobody.
UPDATE "attempts" SET "welfare_checked_at" = "finished_at" WHERE "finished_at" < now() - interval '14 days';
