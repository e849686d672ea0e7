CREATE TABLE "blind_marks" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"mark" integer NOT NULL,
	"points" jsonb NOT NULL,
	"answer_revision" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blind_marks_quiz_code_user_id_question_id_teacher_id_pk" PRIMARY KEY("quiz_code","user_id","question_id","teacher_id"),
	CONSTRAINT "blind_marks_mark_range" CHECK ("blind_marks"."mark" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "bulk_demand" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_exact_percent" integer NOT NULL,
	"least_sample" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_demand_is_one" CHECK ("bulk_demand"."is_only"),
	CONSTRAINT "bulk_demand_exact_range" CHECK ("bulk_demand"."least_exact_percent" between 0 and 100),
	CONSTRAINT "bulk_demand_sample_range" CHECK ("bulk_demand"."least_sample" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "sample_answers" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"purpose" text NOT NULL,
	"place" integer NOT NULL,
	"predicted_mark" integer,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_answers_quiz_code_user_id_question_id_pk" PRIMARY KEY("quiz_code","user_id","question_id"),
	CONSTRAINT "sample_answers_purpose" CHECK ("sample_answers"."purpose" in ('sample', 'spot-check')),
	CONSTRAINT "sample_answers_place_range" CHECK ("sample_answers"."place" >= 0),
	CONSTRAINT "sample_answers_predicted_range" CHECK ("sample_answers"."predicted_mark" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "skipped_samples" (
	"quiz_code" text NOT NULL,
	"question_id" text NOT NULL,
	"skipped_by" text NOT NULL,
	"skipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skipped_samples_quiz_code_question_id_pk" PRIMARY KEY("quiz_code","question_id")
);
--> statement-breakpoint
ALTER TABLE "blind_marks" ADD CONSTRAINT "blind_marks_sample_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."sample_answers"("quiz_code","user_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_answers" ADD CONSTRAINT "sample_answers_submission_fk" FOREIGN KEY ("quiz_code","user_id","question_id") REFERENCES "public"."submissions"("quiz_code","user_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_samples" ADD CONSTRAINT "skipped_samples_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE no action ON UPDATE no action;