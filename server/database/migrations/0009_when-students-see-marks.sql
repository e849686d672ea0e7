ALTER TABLE "quizzes" DROP CONSTRAINT "quizzes_results_release";--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "results_release" SET DEFAULT 'when-released';--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_results_release" CHECK ("quizzes"."results_release" in ('when-released', 'as-accepted', 'as-marked'));