ALTER TABLE "projects" ADD COLUMN "permit_price" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "permit_size" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "permit_type" text;