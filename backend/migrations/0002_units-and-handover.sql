ALTER TABLE "projects" ADD COLUMN "units" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "payment_plan" jsonb;