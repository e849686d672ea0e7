ALTER TABLE "audit_events" ADD COLUMN "from_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What says who did what is only added to; erasure and the end of its time open it for a transaction.
CREATE FUNCTION keep_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('greenpen.opens_records', true), '') = 'on' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW
  EXECUTE FUNCTION keep_records();
--> statement-breakpoint
CREATE TRIGGER welfare_events_kept BEFORE UPDATE OR DELETE ON "welfare_events" FOR EACH ROW
  EXECUTE FUNCTION keep_records();
