CREATE TABLE "class_teachers" (
	"teacher_code" text NOT NULL,
	"teacher_id" text NOT NULL,
	"part" text NOT NULL,
	"until_day" date,
	CONSTRAINT "class_teachers_teacher_code_teacher_id_pk" PRIMARY KEY("teacher_code","teacher_id"),
	CONSTRAINT "class_teachers_part" CHECK ("class_teachers"."part" in ('co-teacher', 'cover')),
	CONSTRAINT "class_teachers_cover_ends" CHECK (("class_teachers"."part" = 'cover') = ("class_teachers"."until_day" is not null))
);
--> statement-breakpoint
ALTER TABLE "class_memberships" ADD COLUMN "joined_by_code" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "year_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "academic_year" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_teachers_teacher_index" ON "class_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "tenants_teacher_index" ON "tenants" USING btree ("teacher_id");--> statement-breakpoint
CREATE VIEW "public"."class_teaching" AS (
  select teacher_code, teacher_id, 'owner' as part, null::date as until_day,
         archived_at is not null as is_archived
  from tenants
  union all
  select added.teacher_code, added.teacher_id, added.part, added.until_day,
         class.archived_at is not null
  from class_teachers added join tenants class on class.teacher_code = added.teacher_code
  where added.until_day is null or added.until_day >= current_date);