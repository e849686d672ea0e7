CREATE TABLE "model_dialects" (
	"model" text PRIMARY KEY NOT NULL,
	"dialect" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
