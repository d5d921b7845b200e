CREATE TABLE "translations" (
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"state" text NOT NULL,
	"source_hash" text NOT NULL,
	CONSTRAINT "translations_resource_record_id_language_field_pk" PRIMARY KEY("resource","record_id","language","field")
);

--> statement-breakpoint
-- A node reads a project, developer or agent again where its row was written.
CREATE FUNCTION "iwan_touch_translated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "projects" SET revision = revision WHERE id IN (SELECT record_id FROM changed WHERE resource = 'projects');
	UPDATE "developers" SET revision = revision WHERE id IN (SELECT record_id FROM changed WHERE resource = 'developers');
	UPDATE "agents" SET revision = revision WHERE id IN (SELECT record_id FROM changed WHERE resource = 'agents');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "iwan_touch_inserted" AFTER INSERT ON "translations" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "iwan_touch_translated"();--> statement-breakpoint
CREATE TRIGGER "iwan_touch_updated" AFTER UPDATE ON "translations" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "iwan_touch_translated"();--> statement-breakpoint
CREATE TRIGGER "iwan_touch_deleted" AFTER DELETE ON "translations" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "iwan_touch_translated"();--> statement-breakpoint
CREATE FUNCTION "iwan_drop_translations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "translations" WHERE resource = TG_ARGV[0] AND record_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('projects');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "agents" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('agents');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "team_members" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('team');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "developers" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('developers');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "blogs" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('blogs');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "openings" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('openings');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "faq_questions" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('faq');--> statement-breakpoint
CREATE TRIGGER "iwan_drop_translations" AFTER DELETE ON "site_texts" FOR EACH ROW EXECUTE FUNCTION "iwan_drop_translations"('texts');
