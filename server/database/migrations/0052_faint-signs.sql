ALTER TABLE "welfare_concerns" ADD COLUMN "strength" text DEFAULT 'clear' NOT NULL;--> statement-breakpoint
ALTER TABLE "welfare_concerns" ADD COLUMN "told_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "welfare_concerns" ADD CONSTRAINT "welfare_concerns_strength" CHECK ("welfare_concerns"."strength" in ('clear', 'faint'));--> statement-breakpoint
-- What a program made of the words is as much of the record as the words.
DROP TRIGGER welfare_concerns_kept ON "welfare_concerns";
--> statement-breakpoint
CREATE TRIGGER welfare_concerns_kept
  BEFORE DELETE OR UPDATE OF "source", "kinds", "strength", "told_by", "text", "raised_at"
  ON "welfare_concerns" FOR EACH ROW EXECUTE FUNCTION keep_records();
