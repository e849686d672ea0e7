CREATE TABLE "report_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"level_from" integer NOT NULL,
	"level_to" integer NOT NULL,
	"part" text NOT NULL,
	"comment" text NOT NULL,
	"created_by" text,
	CONSTRAINT "report_comments_levels" CHECK (1 <= "report_comments"."level_from" and "report_comments"."level_from" <= "report_comments"."level_to" and "report_comments"."level_to" <= 9),
	CONSTRAINT "report_comments_part" CHECK ("report_comments"."part" in ('strength', 'next-step'))
);
--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;