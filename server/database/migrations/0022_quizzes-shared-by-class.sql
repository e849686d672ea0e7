ALTER TABLE "quiz_classes" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_classes" ADD COLUMN "released_at" timestamp with time zone;