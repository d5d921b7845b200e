import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { officePeople, officeSessions } from '../database/schema';
import { createToken, hashToken } from '../sign-in/hashing';

/** The sessions of two people of the office. */
export interface BenchSessions {
  readonly administrator: string;
  readonly agent: string;
}

async function fillPeople(db: Database): Promise<BenchSessions> {
  const now = new Date();
  const people = ['boss', 'one', 'two'].map((name, index) => ({
    ...{ email: `${name}@bench.example`, name, invited_at: now },
    role: index === 0 ? ('administrator' as const) : ('agent' as const),
  }));
  const rows = await db.insert(officePeople).values(people).returning();
  const tokens: string[] = [];
  for (const { id } of rows) {
    const token = createToken();
    tokens.push(token);
    await db.insert(officeSessions).values({
      ...{ token_hash: hashToken(token), person_id: id, network_key: '', has_factor: true },
      ...{ created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
    });
  }
  return { administrator: tokens[0] ?? '', agent: tokens[1] ?? '' };
}

/** Leads of one statement: PostgreSQL ends statements that take too long. */
const batch = 10_000;

/** About, in minutes. */
const twoYears = 1_000_000;

/**
 * Leads of two years, a seventh of them from a sender with earlier leads, about 200 projects; most have been worked on, each was
 * delivered by mail and webhook, and each step is in the audit log.
 */
export async function fillOffice(db: Database, count: number): Promise<BenchSessions> {
  const sessions = await fillPeople(db);
  for (let from = 1; from <= count; from += batch) await fillBatch(db, from, Math.min(count, from + batch - 1), count);
  return sessions;
}

async function fillBatch(db: Database, from: number, to: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into leads (id, idempotency_key, form, fields, received_at)
    select n, 'bench-' || n, case when n % 3 = 0 then 'contact' else 'enquiry' end,
      jsonb_build_object('name', 'Visitor ' || n, 'email', 'visitor' || n % (${count} * 6 / 7) || '@example.com',
        'phone', '+971 50 ' || n % (${count} * 6 / 7), 'property', 'Lazurine Quay ' || n % 200,
        'message', repeat('Please call me. ', 10)),
      now() - interval '2 days' - n * ${twoYears / count}::float8 * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`);
  const isOfBatch = sql`id between ${from}::int and ${to}::int`;
  await db.execute(sql`
    insert into lead_work (lead_id, stage, assignee_id, assigned_at, first_answered_at)
    select id, case when id % 5 = 0 then 'new' when id % 997 = 0 then 'won' else 'answered' end,
      (select max(id) from office_people) - id % 2, received_at,
      case when id % 5 = 0 then null else received_at + interval '7 minutes' end
    from leads where id % 10 <> 1 and ${isOfBatch}`);
  await db.execute(sql`
    insert into lead_deliveries (lead_id, channel, due_at, attempts, delivered_at, last_error)
    select id, channel, received_at, 1, case when id % 5000 = 7 then null else received_at end,
      case when id % 5000 = 7 then 'The webhook answered 503' end
    from leads, (values ('mail'), ('webhook')) channels (channel) where ${isOfBatch}`);
  await db.execute(sql`
    insert into office_audit (at, person_id, person_name, resource, record_id, action, before, after)
    select received_at + step * interval '3 minutes', case when step = 1 then null else 1 end, 'boss',
      'leads', id::text, case when step = 1 then 'assign' else 'update' end,
      jsonb_build_object('stage', 'new'), jsonb_build_object('stage', 'answered')
    from leads, generate_series(1, 2) step where ${isOfBatch}`);
}
