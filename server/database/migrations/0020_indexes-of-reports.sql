CREATE INDEX "report_batches_reader_index" ON "report_batches" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "report_comments_created_by_index" ON "report_comments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_decisions_decided_by_index" ON "report_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_remarks_author_index" ON "report_remarks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reports_signed_by_index" ON "reports" USING btree ("signed_by");