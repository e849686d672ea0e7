ALTER TABLE "blind_marks" ADD COLUMN "ink_revision" integer;--> statement-breakpoint
ALTER TABLE "scheme_lessons" ADD COLUMN "taught_at" timestamp with time zone DEFAULT now() NOT NULL;