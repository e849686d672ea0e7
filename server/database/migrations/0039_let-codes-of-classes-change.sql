ALTER TABLE "class_memberships" DROP CONSTRAINT "class_memberships_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "class_teachers" DROP CONSTRAINT "class_teachers_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "quiz_classes" DROP CONSTRAINT "quiz_classes_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "rollover_classes" DROP CONSTRAINT "rollover_classes_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "rollover_classes" DROP CONSTRAINT "rollover_classes_successor_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "roster_classes" DROP CONSTRAINT "roster_classes_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "class_memberships" ADD CONSTRAINT "class_memberships_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "quiz_classes" ADD CONSTRAINT "quiz_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rollover_classes" ADD CONSTRAINT "rollover_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rollover_classes" ADD CONSTRAINT "rollover_classes_successor_code_tenants_teacher_code_fk" FOREIGN KEY ("successor_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;