-- Applied step by step: the rule holds for new rows first, then it is checked for all.
ALTER TABLE "attempts" ADD COLUMN "time_limit" integer;
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_time_limit_range" CHECK ("attempts"."time_limit" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_time_limit_range";
