ALTER TABLE "agents" ADD COLUMN "brn" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "construction" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "permit_expires_on" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "escrow_account" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "handover_promises" jsonb;