CREATE TABLE "leavers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"rollover_id" uuid NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rollover_classes" (
	"rollover_id" uuid NOT NULL,
	"teacher_code" text NOT NULL,
	"successor_code" text,
	"was_first" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rollover_classes_rollover_id_teacher_code_pk" PRIMARY KEY("rollover_id","teacher_code")
);
--> statement-breakpoint
CREATE TABLE "rollovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"academic_year" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leavers" ADD CONSTRAINT "leavers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leavers" ADD CONSTRAINT "leavers_rollover_id_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_classes" ADD CONSTRAINT "rollover_classes_rollover_id_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_classes" ADD CONSTRAINT "rollover_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_classes" ADD CONSTRAINT "rollover_classes_successor_code_tenants_teacher_code_fk" FOREIGN KEY ("successor_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leavers_rollover_index" ON "leavers" USING btree ("rollover_id");--> statement-breakpoint
CREATE INDEX "rollover_classes_class_index" ON "rollover_classes" USING btree ("teacher_code");--> statement-breakpoint
CREATE INDEX "rollover_classes_successor_index" ON "rollover_classes" USING btree ("successor_code");