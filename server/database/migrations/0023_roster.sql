CREATE TABLE "roster_classes" (
	"source_id" text PRIMARY KEY NOT NULL,
	"teacher_code" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"year_group" text NOT NULL,
	"academic_year" text NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "roster_people" (
	"source_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_memberships" ADD COLUMN "from_roster" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD COLUMN "from_roster" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_classes_class_index" ON "roster_classes" USING btree ("teacher_code");--> statement-breakpoint
CREATE INDEX "roster_people_user_index" ON "roster_people" USING btree ("user_id");