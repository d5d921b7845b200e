CREATE TABLE "file_removals" (
	"stored_as" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_ends_at_index" ON "rate_windows" USING btree ("ends_at");