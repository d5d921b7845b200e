CREATE TABLE "journal_marks" (
	"journal" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "lead_deliveries_waiting";--> statement-breakpoint
CREATE INDEX "lead_deliveries_waiting" ON "lead_deliveries" USING btree ("channel","due_at") WHERE delivered_at is null;--> statement-breakpoint
-- Codes live for ten minutes: whoever waits for one asks again.
DELETE FROM "sign_in_codes";--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "network_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_email_key_network_key_pk" PRIMARY KEY("email_key","network_key");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network_key" text;
