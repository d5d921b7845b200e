ALTER TABLE "blogs" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "author_brn" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "corrections" jsonb;