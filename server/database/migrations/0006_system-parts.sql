CREATE TABLE "system_parts" (
	"part" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text
);
