ALTER TABLE "roster_classes" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_classes_owner_index" ON "roster_classes" USING btree ("owner_id");--> statement-breakpoint
-- Until now a roster made the owners. An administrator may only stand in for a teacher whom it never named.
update roster_classes known set owner_id = owner.id
from tenants class join "user" owner on owner.id = class.teacher_id and owner.role = 'teacher'
where class.teacher_code = known.teacher_code;
