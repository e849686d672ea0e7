CREATE TABLE "leaving_acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaving_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"fields" text[] NOT NULL,
	"accepted_by" text,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"model" text NOT NULL,
	"use" text NOT NULL,
	"question_id" text,
	"outcome" text NOT NULL,
	"total_tokens" integer NOT NULL,
	CONSTRAINT "model_calls_use" CHECK ("model_calls"."use" in ('marking', 'trial', 'report', 'check')),
	CONSTRAINT "model_calls_tokens_range" CHECK ("model_calls"."total_tokens" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "leaving_acceptances" ADD CONSTRAINT "leaving_acceptances_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaving_acceptances_provider_index" ON "leaving_acceptances" USING btree ("provider","id");--> statement-breakpoint
CREATE INDEX "leaving_acceptances_accepted_by_index" ON "leaving_acceptances" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "model_calls_at_index" ON "model_calls" USING btree ("at");