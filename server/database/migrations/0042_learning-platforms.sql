CREATE TABLE "lti_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"title" text NOT NULL,
	"memberships_url" text,
	"teacher_code" text,
	"synced_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "lti_courses_context" UNIQUE("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"quiz_code" text NOT NULL,
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"line_item_url" text,
	"line_items_url" text,
	CONSTRAINT "lti_links_quiz_code_id_pk" PRIMARY KEY("quiz_code","id"),
	CONSTRAINT "lti_links_once" UNIQUE("platform_id","deployment_id","resource_link_id")
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"token_audience" text,
	"jwks_url" text NOT NULL,
	"site_url" text NOT NULL,
	"makes_teachers" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
CREATE TABLE "lti_scores" (
	"quiz_code" text NOT NULL,
	"link_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"wanted" text DEFAULT '' NOT NULL,
	"sent" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_scores_quiz_code_link_id_user_id_pk" PRIMARY KEY("quiz_code","link_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lti_courses" ADD CONSTRAINT "lti_courses_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_courses" ADD CONSTRAINT "lti_courses_teacher_code_tenants_teacher_code_fk" FOREIGN KEY ("teacher_code") REFERENCES "public"."tenants"("teacher_code") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_quiz_code_quizzes_quiz_code_fk" FOREIGN KEY ("quiz_code") REFERENCES "public"."quizzes"("quiz_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_link_fk" FOREIGN KEY ("quiz_code","link_id") REFERENCES "public"."lti_links"("quiz_code","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_courses_class_index" ON "lti_courses" USING btree ("teacher_code");--> statement-breakpoint
CREATE INDEX "lti_links_id_index" ON "lti_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "lti_scores_user_index" ON "lti_scores" USING btree ("user_id");