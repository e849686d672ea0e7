CREATE TABLE "typing_bests" (
	"uid" text PRIMARY KEY NOT NULL,
	"wpm" integer NOT NULL,
	"accuracy" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "typing_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"test_session_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "typing_results_wpm_index";--> statement-breakpoint
DROP INDEX "typing_results_uid_index";--> statement-breakpoint
ALTER TABLE "typing_bests" ADD CONSTRAINT "typing_bests_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typing_sessions" ADD CONSTRAINT "typing_sessions_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "typing_bests_leaderboard_index" ON "typing_bests" USING btree ("wpm" DESC NULLS FIRST,"accuracy" DESC NULLS FIRST,"at");--> statement-breakpoint
ALTER TABLE "typing_results" ADD CONSTRAINT "typing_results_uid_user_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "typing_results_newest_index" ON "typing_results" USING btree ("uid","timestamp" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "typing_results" ADD CONSTRAINT "typing_wpm_range" CHECK ("typing_results"."wpm" between 0 and 300);--> statement-breakpoint
ALTER TABLE "typing_results" ADD CONSTRAINT "typing_accuracy_range" CHECK ("typing_results"."accuracy" between 0 and 100);