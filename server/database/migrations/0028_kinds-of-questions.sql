ALTER TABLE "questions" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "options" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_kind" CHECK ("questions"."kind" in ('text', 'choice', 'choices'));