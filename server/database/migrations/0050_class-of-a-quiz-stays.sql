ALTER TABLE "quiz_classes" DROP CONSTRAINT "quiz_classes_teacher_code_tenants_teacher_code_fk";
--> statement-breakpoint
ALTER TABLE "quiz_classes" ADD CONSTRAINT "quiz_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE restrict ON UPDATE cascade;