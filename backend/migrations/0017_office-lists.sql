ALTER TABLE "leads" drop column "words";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" text GENERATED ALWAYS AS (left(lower(coalesce(fields ->> 'name', '') || ' ' || coalesce(fields ->> 'email', '') || ' ' || coalesce(fields ->> 'phone', '') || ' ' || regexp_replace(coalesce(fields ->> 'phone', ''), '\D', '', 'g')), 500)) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "property" text GENERATED ALWAYS AS (left(nullif(fields ->> 'property', ''), 200)) STORED;--> statement-breakpoint
UPDATE "leads" SET "stage" = w."stage", "assignee_id" = w."assignee_id", "answered_at" = w."first_answered_at" FROM "lead_work" w WHERE w."lead_id" = "leads"."id";--> statement-breakpoint
-- Whoever writes the work on a lead, an earlier release included.
CREATE FUNCTION "iwan_mirror_lead_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE "leads" SET "stage" = 'new', "assignee_id" = NULL, "answered_at" = NULL WHERE "id" = OLD."lead_id";
	ELSE
		UPDATE "leads" SET "stage" = NEW."stage", "assignee_id" = NEW."assignee_id", "answered_at" = NEW."first_answered_at"
		WHERE "id" = NEW."lead_id"
			AND ("stage", "assignee_id", "answered_at") IS DISTINCT FROM (NEW."stage", NEW."assignee_id", NEW."first_answered_at");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "iwan_mirror_lead_work" AFTER INSERT OR UPDATE OR DELETE ON "lead_work" FOR EACH ROW EXECUTE FUNCTION "iwan_mirror_lead_work"();--> statement-breakpoint
CREATE INDEX "projects_name_id_index" ON "projects" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "projects_updated_at_id_index" ON "projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_publication_name_id_index" ON "projects" USING btree ("publication","name","id");--> statement-breakpoint
CREATE INDEX "projects_developer_id_name_id_index" ON "projects" USING btree ("developer_id","name","id");--> statement-breakpoint
CREATE INDEX "projects_location" ON "projects" USING btree (left(location, 100),"id");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree (left(status, 100),"id");--> statement-breakpoint
CREATE INDEX "lead_deliveries_channel_id_index" ON "lead_deliveries" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "leads_list" ON "leads" USING btree ("received_at","id","stage","assignee_id","form","answered_at","property") WHERE not is_spam;--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","received_at","id") WHERE not is_spam;--> statement-breakpoint
CREATE INDEX "leads_assignee" ON "leads" USING btree ("assignee_id","received_at","id","stage") WHERE not is_spam;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ((coalesce(answered_at, timestamptz '3000-01-01 00:00:00+00') - received_at),"id") WHERE not is_spam;--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING btree ("received_at","id","words","stage","assignee_id","form","answered_at") WHERE not is_spam;--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("received_at","id") WHERE is_spam;--> statement-breakpoint
CREATE INDEX "office_audit_resource_at_id_index" ON "office_audit" USING btree ("resource","at","id");--> statement-breakpoint
CREATE INDEX "office_audit_person_id_at_id_index" ON "office_audit" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE INDEX "office_audit_action_at_id_index" ON "office_audit" USING btree ("action","at","id");