import { createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { backendFolder } from '../backend-folder';
import { createAnswers } from '../catalogue/answers';
import { openStorage } from '../database/connection/open-database';
import { alertMails, searchAlerts } from '../database/schema';
import { openProjectStore } from '../projects/store';
import { writeDailyMails } from '../search-alerts/daily';
import { createKey } from '../search-alerts/links';
import { startBackendProcess } from './backend-process';
import { chosenDatabases, createProofDatabase, type ProofDatabase } from './databases';
import { addVariedProjects } from './varied-projects';

// `npm run prove:alerts -w backend`: the daily mails with PROJECTS projects (20,000) and SEARCHES searches (1,000), and sign-ups
// under attack.
const projects = Number(process.env.PROJECTS ?? 20_000);
const searches = Number(process.env.SEARCHES ?? 1_000);
/** Parameters of one statement are limited. */
const batch = 1_000;
const tell = (line: string) => console.log(line);
/** Hardly two budgets are alike. */
const queries: readonly ((n: number) => string)[] = [
  (n) => `unit=2BR&price_from=10000&price_to=${3_000_000 - 1_000 * (n % 1_500)}`,
  () => 'location=Dubai+Marina',
  () => 'amenity=Gym&amenity=Pool',
  () => 'q=quay',
  (n) => `cat=Off+Plan&unit=1BR&price_from=${10_000 + 1_000 * (n % 500)}`,
  () => '',
];
const queryOf = (n: number) => queries[n % queries.length]?.(n) ?? '';

async function reportDays({ variables }: ProofDatabase): Promise<void> {
  const dataFolder = variables.DATA_DIR ?? '';
  const databaseUrl = variables.DATABASE_URL ?? null;
  const files = backendFolder(join(import.meta.dirname, '..'), undefined);
  const { db, close } = await openStorage({ dataFolder, databaseUrl }, files);
  await addVariedProjects(db, projects);
  const store = await openProjectStore(db, createAnswers(), new Map());
  const long = new Date(0);
  const noted = {
    asked_at: long,
    confirmed_at: long,
    reported_until: sql`now()`,
    reported_day: '2020-01-01',
    slug: '',
  };
  for (let first = 0; first < searches; first += batch) {
    const alerts = Array.from({ length: Math.min(batch, searches - first) }, (_, each) => ({
      ...noted,
      ...{ key: createKey(), email: `reader${first + each}@example.com`, query: queryOf(first + each) },
    }));
    await db.insert(searchAlerts).values(alerts);
  }
  const run = async (what: string, day: string) => {
    await db.delete(alertMails);
    await store.refresh();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    const processor = process.cpuUsage();
    const written = await writeDailyMails({ db, projects: store, now: () => new Date(day), settling: 0 });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { user, system } = process.cpuUsage(processor);
    const ofProcessor = ((user + system) / 1e6).toFixed(1);
    const memory = Math.round(process.memoryUsage.rss() / 1024 / 1024);
    tell(
      `  ${what}: ${written} mails in ${seconds} s, ${ofProcessor} s of processor time here, the longest wait ${Math.round(delay.max / 1e6)} ms, ${memory} MB`,
    );
  };
  await run('nothing has changed', '2026-01-02T08:00:00Z');
  await db.execute(sql`update projects set starting_price = 'AED 1,000,001' where id % 100 = 0`);
  await run('a price in a hundred has', '2026-01-03T08:00:00Z');
  await db.execute(sql`update projects set starting_price = 'AED 1,000,002'`);
  await run('every price has', '2026-01-04T08:00:00Z');
  const began = performance.now();
  await db.execute(sql`update projects set unit = case when unit = '2BR' then '3BR' else '2BR' end`);
  tell(`  ${projects} edits noted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await run('every project was edited', '2026-01-05T08:00:00Z');
  await close();
}

/**
 * Two hundred sign-ups a second from one address for five seconds; another address signs up meanwhile, and the mail server
 * hangs.
 */
async function reportAttack({ variables }: ProofDatabase): Promise<void> {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const backend = await startBackendProcess({
    ...variables,
    NODE_ENV: 'production',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const ask = async (email: string, from: string) => {
    const began = performance.now();
    const { status } = await fetch(`${backend.url}/api/search-alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, query: 'unit=2BR' }),
    });
    return { status, took: performance.now() - began };
  };
  const counts = new Map<number, number>();
  const flood: Promise<unknown>[] = [];
  const others: number[] = [];
  for (let tick = 0; tick < 100; tick += 1) {
    for (let each = 0; each < 10; each += 1) {
      flood.push(
        ask(`flood${tick}.${each}@example.com`, '203.0.113.1').then(({ status }) =>
          counts.set(status, (counts.get(status) ?? 0) + 1),
        ),
      );
    }
    if (tick % 10 === 5) {
      const other = await ask(`other${tick}@example.com`, `198.51.100.${tick}`);
      if (other.status !== 202) throw new Error(`Another visitor was answered with ${other.status}`);
      others.push(other.took);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(flood);
  const median = others.sort((one, other) => one - other)[Math.floor(others.length / 2)] ?? 0;
  tell(
    `  1,000 sign-ups from one address: ${[...counts].map(([status, count]) => `${count} answered ${status}`).join(', ')}`,
  );
  tell(
    `  another visitor meanwhile, with a mail server that hangs: median ${median.toFixed(1)} ms, at most ${others.at(-1)?.toFixed(1)} ms`,
  );
  await backend.stop();
  silent.close();
}

for (const name of chosenDatabases(tell)) {
  tell(`On ${name}, with ${projects} projects and ${searches} searches:`);
  const database = await createProofDatabase(name);
  await reportDays(database);
  await reportAttack(database);
  await database.discard();
}
process.exit(0);
