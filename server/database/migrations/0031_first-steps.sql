CREATE TABLE "first_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_steps_name" CHECK ("first_steps"."name" in ('mail', 'marker', 'dismissed'))
);
--> statement-breakpoint
-- A school that is at work already is not led through its first steps.
INSERT INTO "first_steps" ("name") SELECT 'dismissed' WHERE EXISTS (SELECT FROM "user");
