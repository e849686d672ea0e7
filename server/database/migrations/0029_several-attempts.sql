CREATE TABLE "earlier_answers" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"question_id" text NOT NULL,
	"user_answer" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"mark_awarded" integer,
	"ai_mark" integer,
	"feedback" text NOT NULL,
	"ai_analysis" jsonb,
	"ticked_points" jsonb,
	"confirmed_by" text,
	"confirmed_in_bulk" boolean NOT NULL,
	"appeal" jsonb,
	CONSTRAINT "earlier_answers_quiz_code_user_id_number_question_id_pk" PRIMARY KEY("quiz_code","user_id","number","question_id"),
	CONSTRAINT "earlier_answers_mark_range" CHECK ("earlier_answers"."mark_awarded" between 0 and 100),
	CONSTRAINT "earlier_answers_ai_mark_range" CHECK ("earlier_answers"."ai_mark" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "earlier_attempts" (
	"quiz_code" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"finished_because" text,
	"receipt_code" text,
	"score" integer NOT NULL,
	CONSTRAINT "earlier_attempts_quiz_code_user_id_number_pk" PRIMARY KEY("quiz_code","user_id","number"),
	CONSTRAINT "earlier_attempts_finish_reason" CHECK ("earlier_attempts"."finished_because" in ('submitted', 'time-up', 'deadline', 'teacher'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "attempts_allowed" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "counted_attempt" text DEFAULT 'last' NOT NULL;--> statement-breakpoint
ALTER TABLE "earlier_answers" ADD CONSTRAINT "earlier_answers_attempt_fk" FOREIGN KEY ("quiz_code","user_id","number") REFERENCES "public"."earlier_attempts"("quiz_code","user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_answers" ADD CONSTRAINT "earlier_answers_question_fk" FOREIGN KEY ("quiz_code","question_id") REFERENCES "public"."quiz_questions"("quiz_code","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_attempts" ADD CONSTRAINT "earlier_attempts_attempt_fk" FOREIGN KEY ("quiz_code","user_id") REFERENCES "public"."attempts"("quiz_code","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_answers_user_index" ON "earlier_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "earlier_attempts_user_index" ON "earlier_attempts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_number_range" CHECK ("attempts"."number" >= 1);--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_attempts_allowed_range" CHECK ("quizzes"."attempts_allowed" >= 1);--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_counted_attempt" CHECK ("quizzes"."counted_attempt" in ('last', 'best'));--> statement-breakpoint
CREATE VIEW "public"."counted_answers" AS (
  select counted.quiz_code, counted.user_id, answer.question_id, counted.number,
         counted.finished_at, answer.mark_awarded, answer.confirmed_by
  from (
    select distinct on (quiz_code, user_id) quiz_code, user_id, number, finished_at, is_earlier
    from (
      select a.quiz_code, a.user_id, a.number, a.finished_at, false as is_earlier,
             case when quiz.counted_attempt = 'best' and a.number > 1 then (
               select coalesce(sum(s.mark_awarded), 0) from submissions s
               where s.quiz_code = a.quiz_code and s.user_id = a.user_id) end as score
      from attempts a join quizzes quiz on quiz.quiz_code = a.quiz_code
      where a.finished_at is not null
      union all
      select e.quiz_code, e.user_id, e.number, e.finished_at, true,
             case when quiz.counted_attempt = 'best' then e.score end
      from earlier_attempts e join quizzes quiz on quiz.quiz_code = e.quiz_code
    ) each
    order by quiz_code, user_id, score desc nulls last, number desc
  ) counted
  cross join lateral (
    select s.question_id, s.mark_awarded, s.confirmed_by from submissions s
    where not counted.is_earlier and s.quiz_code = counted.quiz_code
      and s.user_id = counted.user_id and s.submitted_at is not null
    union all
    select e.question_id, e.mark_awarded, e.confirmed_by from earlier_answers e
    where counted.is_earlier and e.quiz_code = counted.quiz_code
      and e.user_id = counted.user_id and e.number = counted.number
  ) answer);