CREATE TABLE "quiz_classes" (
	"quiz_code" text NOT NULL,
	"teacher_code" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	CONSTRAINT "quiz_classes_quiz_code_teacher_code_pk" PRIMARY KEY("quiz_code","teacher_code"),
	CONSTRAINT "quiz_classes_window" CHECK ("quiz_classes"."closes_at" > "quiz_classes"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "quiz_windows" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	CONSTRAINT "quiz_windows_quiz_code_user_id_pk" PRIMARY KEY("quiz_code","user_id"),
	CONSTRAINT "quiz_windows_window" CHECK ("quiz_windows"."closes_at" > "quiz_windows"."opens_at")
);
--> statement-breakpoint
ALTER TABLE "quiz_classes" ADD CONSTRAINT "quiz_classes_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_classes" ADD CONSTRAINT "quiz_classes_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_windows" ADD CONSTRAINT "quiz_windows_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_windows" ADD CONSTRAINT "quiz_windows_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_classes_class_index" ON "quiz_classes" USING btree ("teacher_code");--> statement-breakpoint
CREATE INDEX "quiz_windows_user_index" ON "quiz_windows" USING btree ("user_id");