CREATE TABLE "kept_releases" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"teacher_code" text NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "kept_releases_quiz_code_user_id_teacher_code_pk" PRIMARY KEY("quiz_code","user_id","teacher_code")
);
--> statement-breakpoint
ALTER TABLE "kept_releases" ADD CONSTRAINT "kept_releases_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_releases" ADD CONSTRAINT "kept_releases_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_releases" ADD CONSTRAINT "kept_releases_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "kept_releases_user_index" ON "kept_releases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_releases_class_index" ON "kept_releases" USING btree ("teacher_code");--> statement-breakpoint
-- However a place in a class ends, a student who was shown marks through it keeps them. Whose account is
-- being deleted has nothing to keep.
CREATE FUNCTION keep_releases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept_releases (quiz_code, user_id, teacher_code, released_at)
	SELECT setting.quiz_code, attempt.user_id, setting.teacher_code, setting.released_at
	FROM quiz_classes setting
	JOIN attempts attempt ON attempt.quiz_code = setting.quiz_code AND attempt.user_id = OLD.student_id
	JOIN "user" student ON student.id = attempt.user_id
	WHERE setting.teacher_code = OLD.teacher_code AND setting.released_at IS NOT NULL
	ON CONFLICT (quiz_code, user_id, teacher_code) DO UPDATE SET released_at = excluded.released_at;
	RETURN NULL;
END $$;
CREATE TRIGGER class_memberships_releases AFTER DELETE ON "class_memberships" FOR EACH ROW
	EXECUTE FUNCTION keep_releases();
