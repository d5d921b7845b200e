ALTER TABLE "openings" ADD COLUMN "pay_from" integer;--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "pay_to" integer;