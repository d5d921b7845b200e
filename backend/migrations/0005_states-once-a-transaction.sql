DROP INDEX "project_states_project_id_at_index";--> statement-breakpoint
ALTER TABLE "project_states" ADD CONSTRAINT "project_states_project_id_transaction_unique" UNIQUE("project_id","transaction");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "iwan_note_states"(ids integer[]) RETURNS void LANGUAGE plpgsql
-- It is planned once, while the tables may be all but empty, and called for each row of those that have grown.
SET enable_seqscan = off
AS $$
BEGIN
	INSERT INTO "project_states" ("project_id", "state", "at", "transaction")
	SELECT p.id, jsonb_build_object(
		'name', p.name, 'status', p.status, 'location', p.location, 'cat', p.cat, 'sub_cat', p.sub_cat, 'type', p.type,
		'starting_price', p.starting_price, 'unit', p.unit, 'latitude', p.latitude, 'longitude', p.longitude,
		'amenities', p.amenities, 'near_by_location', p.near_by_location, 'handover', p.handover, 'developer', d.name,
		'agents', coalesce((
			SELECT jsonb_agg(a.name ORDER BY pa.position)
			FROM "project_agents" pa JOIN "agents" a ON a.id = pa.agent_id WHERE pa.project_id = p.id
		), '[]'::jsonb)
	), clock_timestamp(), txid_current()
	FROM "projects" p LEFT JOIN "developers" d ON d.id = p.developer_id
	WHERE p.id = ANY (ids) AND p.listed_at < now()
	ON CONFLICT ("project_id", "transaction") DO NOTHING;
END $$;
