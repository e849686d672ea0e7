CREATE TABLE "roster_work" (
	"administrator_id" text PRIMARY KEY NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"request" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"report" jsonb,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "roster_work" ADD CONSTRAINT "roster_work_administrator_id_user_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;