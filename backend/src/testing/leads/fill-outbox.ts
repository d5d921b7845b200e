import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leads } from '../../database/schema';
import type { ChannelName } from '../../leads/delivery/outbox';

/** Replaces all leads by some that wait for a channel. */
export async function fillOutbox(db: Database, number: number, channel: ChannelName): Promise<void> {
  await db.delete(leads);
  await db.execute(sql`
    with kept as (
      insert into leads (idempotency_key, form, fields, received_at)
        select 'lead-' || n, 'subscribe', '{"email": "ana@example.com"}', now() from generate_series(1, ${number}::int) n
        returning id
    ) insert into lead_deliveries (lead_id, channel, due_at) select id, ${channel}, now() from kept`);
}
