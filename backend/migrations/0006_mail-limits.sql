ALTER TABLE "alert_requests" ADD COLUMN "site_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD COLUMN "mailbox_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD COLUMN "site_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_requests_site_key_at_index" ON "alert_requests" USING btree ("site_key","at");--> statement-breakpoint
CREATE INDEX "search_alerts_mailbox_index" ON "search_alerts" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "sign_in_events_mailbox_key_at_index" ON "sign_in_events" USING btree ("mailbox_key","at");--> statement-breakpoint
CREATE INDEX "sign_in_events_site_key_at_index" ON "sign_in_events" USING btree ("site_key","at");--> statement-breakpoint
UPDATE "search_alerts" SET "mailbox" = "email";