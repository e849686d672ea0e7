-- A trigger for each row hears nothing of TRUNCATE; and a concern's words are a record as much as what
-- was done about them.
CREATE TRIGGER audit_events_kept_whole BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT
  EXECUTE FUNCTION keep_records();
--> statement-breakpoint
CREATE TRIGGER welfare_events_kept_whole BEFORE TRUNCATE ON "welfare_events" FOR EACH STATEMENT
  EXECUTE FUNCTION keep_records();
--> statement-breakpoint
CREATE TRIGGER welfare_concerns_kept_whole BEFORE TRUNCATE ON "welfare_concerns" FOR EACH STATEMENT
  EXECUTE FUNCTION keep_records();
--> statement-breakpoint
CREATE TRIGGER welfare_concerns_kept BEFORE DELETE OR UPDATE OF "source", "kinds", "text", "raised_at"
  ON "welfare_concerns" FOR EACH ROW EXECUTE FUNCTION keep_records();
