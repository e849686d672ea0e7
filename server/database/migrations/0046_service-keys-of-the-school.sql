ALTER TABLE "api_tokens" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "made_by" text;--> statement-breakpoint
-- A key whose maker is no administrator any more keeps acting for them alone.
UPDATE "api_tokens" SET "kind" = 'personal' FROM "user" WHERE "user"."id" = "user_id" AND "kind" = 'service' AND "role" <> 'admin';--> statement-breakpoint
UPDATE "api_tokens" SET "made_by" = "user_id", "user_id" = NULL WHERE "kind" = 'service';--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_made_by_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_made_by_index" ON "api_tokens" USING btree ("made_by");--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "token_belongs" CHECK (("api_tokens"."kind" = 'personal') = ("api_tokens"."user_id" is not null));
