CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"extra_time_percentage" integer DEFAULT 0 NOT NULL,
	"teacher_code" text,
	"tenant" text,
	"assigned_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_teacher_code_unique" UNIQUE("teacher_code"),
	CONSTRAINT "extra_time_range" CHECK ("user"."extra_time_percentage" between 0 and 200),
	CONSTRAINT "known_role" CHECK ("user"."role" in ('student', 'teacher', 'admin')),
	CONSTRAINT "id_without_underscore" CHECK (position('_' in "user"."id") = 0)
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_because" text,
	CONSTRAINT "attempts_quiz_code_user_id_pk" PRIMARY KEY("quiz_code","user_id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"submission_id" text GENERATED ALWAYS AS (user_id || '_' || quiz_code || '_' || question_id) STORED NOT NULL,
	"user_answer" text NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"mark_awarded" integer,
	"ai_mark" integer,
	"feedback" text DEFAULT '' NOT NULL,
	"ai_analysis" jsonb,
	"confirmed_by" text,
	"mark_revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "submissions_quiz_code_user_id_question_id_pk" PRIMARY KEY("quiz_code","user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "class_memberships" (
	"student_id" text NOT NULL,
	"teacher_code" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_memberships_student_id_teacher_code_pk" PRIMARY KEY("student_id","teacher_code")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"teacher_code" text PRIMARY KEY NOT NULL,
	"teacher_name" text NOT NULL,
	"teacher_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"teacher_id" text,
	"marker" text,
	"prompt_hash" text,
	"run_id" uuid,
	"old_mark" integer,
	"new_mark" integer,
	"old_feedback" text NOT NULL,
	"new_feedback" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marking_run_items" (
	"run_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"mark_revision" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "marking_run_items_run_id_user_id_question_id_pk" PRIMARY KEY("run_id","user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "marking_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_code" text NOT NULL,
	"started_by" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"phase" text DEFAULT 'queued' NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"total_tokens" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marking_usage" (
	"teacher_id" text NOT NULL,
	"month" text NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marking_usage_teacher_id_month_pk" PRIMARY KEY("teacher_id","month")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"question_text" text NOT NULL,
	"mark_scheme_answer" text NOT NULL,
	"max_mark" integer NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"spec_code" text NOT NULL,
	"text_box_size" text DEFAULT 'medium' NOT NULL,
	"question_image_url" text,
	"mark_scheme_image_url" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "max_mark_range" CHECK ("questions"."max_mark" between 0 and 100),
	CONSTRAINT "question_id_without_underscore" CHECK (position('_' in "questions"."id") = 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"quiz_code" text NOT NULL,
	"question_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quiz_questions_quiz_code_question_id_pk" PRIMARY KEY("quiz_code","question_id")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"quiz_code" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"default_time_limit" integer NOT NULL,
	"creator_uid" text NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"results_release" text DEFAULT 'as-marked' NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "typing_results" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"uid" text NOT NULL,
	"username" text NOT NULL,
	"wpm" integer NOT NULL,
	"accuracy" integer NOT NULL,
	"chars_typed" integer NOT NULL,
	"words_completed" integer NOT NULL,
	"test_session_id" text NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "typing_results_test_session_id_unique" UNIQUE("test_session_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_memberships" ADD CONSTRAINT "class_memberships_student_id_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_memberships" ADD CONSTRAINT "class_memberships_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_run_items" ADD CONSTRAINT "marking_run_items_run_id_marking_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."marking_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_role_index" ON "user" USING btree ("role");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "attempts_user_index" ON "attempts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_overdue_index" ON "attempts" USING btree ("deadline_at") WHERE "attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "submissions_user_index" ON "submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_memberships_teacher_index" ON "class_memberships" USING btree ("teacher_code");--> statement-breakpoint
CREATE INDEX "mark_events_submission_index" ON "mark_events" USING btree ("quiz_code","user_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mark_events_run_once" ON "mark_events" USING btree ("run_id","quiz_code","user_id","question_id") WHERE "mark_events"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "marking_runs_quiz_index" ON "marking_runs" USING btree ("quiz_code","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_runs_one_active" ON "marking_runs" USING btree ("quiz_code") WHERE "marking_runs"."state" = 'active';--> statement-breakpoint
CREATE INDEX "questions_subject_index" ON "questions" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "quiz_questions_question_index" ON "quiz_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quizzes_creator_index" ON "quizzes" USING btree ("creator_uid","created_at");--> statement-breakpoint
CREATE INDEX "typing_results_wpm_index" ON "typing_results" USING btree ("wpm" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "typing_results_uid_index" ON "typing_results" USING btree ("uid","wpm" DESC NULLS LAST);