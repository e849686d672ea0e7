-- Applied step by step.

CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "pending_role" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "is_made_by_teacher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "former_role" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "role_changed_by" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "role_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "two_factor_user_index" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_role_changed_by_index" ON "user" USING btree ("role_changed_by");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "known_pending_role" CHECK ("user"."pending_role" in ('student', 'teacher', 'admin'));--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "known_former_role" CHECK ("user"."former_role" in ('student', 'teacher', 'admin'));--> statement-breakpoint
-- Who was put into a class without its code was brought by staff; administrators promote them.
UPDATE "user" SET "is_made_by_teacher" = true
WHERE "role" = 'student' AND "id" IN (
  SELECT "student_id" FROM "class_memberships" WHERE NOT "joined_by_code"
);
