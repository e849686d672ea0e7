-- Applied step by step.

ALTER TABLE "typing_bests" ADD COLUMN "username" text;--> statement-breakpoint
UPDATE "typing_bests" best SET "username" = person."username"
FROM "user" person
WHERE person."id" = best."uid"
	AND EXISTS (SELECT FROM "typing_results" run WHERE run."uid" = best."uid" AND run."username" = person."username");
