import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { backendFolder } from '../backend-folder';
import { officePeople, officeSessions } from '../database/schema';
import { openBackend } from '../open-backend';
import { createToken, hashToken } from '../sign-in/hashing';

// `npm run bench:office -w backend`: the time of each list of leads with LEADS leads (100,000), on the embedded database or the
// empty one of DATABASE_URL; fails above 200 ms.
const count = Number(process.env.LEADS ?? 100_000);
const most = 200;
const rounds = 7;

const dataFolder = await mkdtemp(join(tmpdir(), 'iwan-bench-office-'));
const databaseUrl = process.env.DATABASE_URL ?? null;
const office = { url: 'http://localhost:3002', emails: ['first@example.com'], isDemo: true, escalateAfter: null };
const { app, db, stop } = await openBackend(
  { dataFolder, databaseUrl, logLevel: 'silent', office },
  backendFolder(join(import.meta.dirname, '..'), undefined),
);

/** Leads of two years, a seventh of them from a sender with earlier leads; most have been worked on. */
async function fill(): Promise<string> {
  const now = new Date();
  const people = ['boss', 'one', 'two'].map((name, index) => ({
    ...{ email: `${name}@bench.example`, name, invited_at: now },
    role: index === 0 ? ('administrator' as const) : ('agent' as const),
  }));
  const [boss] = await db.insert(officePeople).values(people).returning();
  const token = createToken();
  await db.insert(officeSessions).values({
    ...{ token_hash: hashToken(token), person_id: boss?.id ?? 0, network_key: '', has_factor: true },
    ...{ created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
  });
  await db.execute(sql`
    insert into leads (idempotency_key, form, fields, received_at)
    select 'bench-' || n, case when n % 3 = 0 then 'contact' else 'enquiry' end,
      jsonb_build_object('name', 'Visitor ' || n, 'email', 'visitor' || n % (${count} * 6 / 7) || '@example.com',
        'phone', '+971 50 ' || n % (${count} * 6 / 7), 'property', 'Lazurine Quay', 'message', repeat('Please call me. ', 10)),
      now() - interval '2 days' - n * interval '10 minutes'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into lead_work (lead_id, stage, assignee_id, assigned_at, first_answered_at)
    select id, case when id % 5 = 0 then 'new' else 'answered' end, (select max(id) from office_people) - id % 2, received_at,
      case when id % 5 = 0 then null else received_at + interval '7 minutes' end
    from leads where id % 10 <> 1`);
  await db.execute(sql`analyze`);
  return token;
}

const query = (filter: object, more = '') =>
  `/leads?size=50${more}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

const lists: Readonly<Record<string, string>> = {
  'the newest': query({}),
  'the last page': query({}, `&from=${count - 50}`),
  'who waits longest': query({}, '&sort=waiting&order=desc'),
  'nobody’s': query({ assignee: 'none' }),
  'of a stage': query({ stage: 'new' }),
  late: query({ late: 30 }),
  'of a form': query({ form: 'contact' }),
  'by words': query({ q: 'visitor 9999' }),
  'of one sender': query({ sameSender: 10 }),
  'two hundred': query({}).replace('size=50', 'size=200'),
  'figures of a year': `/figures/leads?since=${new Date(Date.now() - 365 * 86_400_000).toISOString()}`,
};

try {
  const token = await fill();
  let isSlow = false;
  for (const [name, path] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const answer = await app.inject({ url: `/office/api${path}`, headers: { cookie: `iwan-office=${token}` } });
      times.push(performance.now() - start);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    }
    const median = times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
    if (median > most) isSlow = true;
    process.stdout.write(`${name}: ${median.toFixed(0)} ms\n`);
  }
  process.exitCode = isSlow ? 1 : 0;
} finally {
  await stop();
  await rm(dataFolder, { recursive: true, force: true });
}
