CREATE TABLE "report_decisions" (
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"passages" text[] NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_decisions_report_id_kind_pk" PRIMARY KEY("report_id","kind"),
	CONSTRAINT "report_decisions_kind" CHECK ("report_decisions"."kind" in ('safety', 'health', 'needs', 'meals', 'family', 'appearance', 'belief', 'insult', 'colleague', 'leftover', 'contradiction', 'praised-flaw', 'mixed-voice', 'other-name', 'name-missing', 'name-repeated', 'pronoun', 'near-duplicate', 'too-long', 'instruction', 'no-source'))
);
--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;