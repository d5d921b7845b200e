import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@iwan/tooling/free-port';
import { findPostgres, startPostgres } from '@iwan/tooling/postgres/postgres-server';
import { stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { Client } from 'pg';
import { drizzleOn, openPool } from '../backend/src/database/connection/open-pool';
import { type BackendProcess, startBackendProcess } from '../backend/src/testing/processes/backend-process';
import { addVariedProjects } from '../backend/src/testing/processes/varied-projects';
import { createTestDatabase } from '../backend/src/testing/test-database';
import { processorTimeOf } from '../shell/integration/support/processes/process-usage';

// `npm run calls -w bench`: the processor time of each kind of call, in the backend and in PostgreSQL, at SIZES projects
// (60,20000,200000). The backend is the bundle of `npm run build`. No response is cached, but for those of one project and of one
// developer at 60 projects. Linux only.

const sizes = (process.env.SIZES ?? '60,20000,200000').split(',').map(Number);
const calls = Number(process.env.CALLS ?? 150);

const list = (query: string) => (n: number) => `/api/projectapi?fields=card&${query}&page=${n + 1}`;
const near = (n: number, size: number) => {
  const [west, south] = [55.1 + (n % 100) / 1_000, 25.05 + (n % 100) / 1_000];
  return [west, south, west + size, south + size].map((degrees) => degrees.toFixed(4)).join(',');
};

const texts = 'marina quay gym metro villa beach palm creek tower school park mall harbour gate hills vista'.split(' ');
const word = (n: number) => texts[n % texts.length] ?? '';
/** A budget of which hardly two are alike. */
const budget = (n: number) => `price_from=${10_000 + 100 * (n % 1_000)}&price_to=${3_000_000 - 1_000 * (n % 1_000)}`;
const page = (query: (n: number) => string) => (n: number) => `/api/projectapi?fields=card&${query(n)}&page=${n + 1}`;

/** The address of the n-th call of each kind: all are different, so that no response is cached, and most are different searches. */
const kinds: Readonly<Record<string, (n: number, names: Names) => string>> = {
  'list, a page': list(''),
  'list, by price': list('sort=price'),
  'filter: bedrooms, budget': page((n) => `unit=2BR&${budget(n)}`),
  'filter: the same by price': page((n) => `unit=2BR&${budget(n)}&sort=price`),
  'filter: amenity, status, handover': list('amenity=Gym&cat=Off+Plan&handover=2028'),
  'nothing found': page((n) => `unit=2BR&price_from=1&price_to=${20_000 + n}`),
  'all counts, no criteria': list('facets=1'),
  'all counts, bedrooms, budget': page((n) => `unit=2BR&${budget(n)}&facets=1`),
  'text: one word': page((n) => `q=${word(n)}`),
  'text: with a typo': page((n) => `q=lazurnie+${word(n)}`),
  'suggestions, a letter': page((n) => `suggest=${String.fromCharCode(97 + (n % 26))}`),
  'suggestions, two words': page((n) => `suggest=lazurine+${word(n).slice(0, 3)}`),
  similar: (n, { ids }) => `${list('')(n)}&similar=${ids[n % ids.length]}`,
  'map, the whole city': (n) => `/api/projectapi?zoom=10&bbox=${near(n, 1)}`,
  'map, a district': (n) => `/api/projectapi?zoom=14&bbox=${near(n, 0.03)}`,
  'map, bedrooms, the whole city': (n) => `/api/projectapi?zoom=10&unit=2BR&bbox=${near(n, 1)}`,
  area: list('slug=dubai-marina'),
  'area with counts': list('slug=dubai-marina&facets=1'),
  'names for the sitemap': (n) => `/api/projectapi?fields=name&per_page=100&page=${n + 1}`,
  'projects of a developer': (n, { developers }) =>
    `/api/developerProject/${encodeURIComponent(developers[n % developers.length] ?? '')}?fields=card`,
  'one project': (n, { names }) => `/api/projectapi/${encodeURIComponent(names[n % names.length] ?? '')}`,
};

interface Names {
  readonly ids: readonly number[];
  readonly names: readonly string[];
  readonly developers: readonly string[];
}

/** Some projects and developers from all over the tables. */
async function readNames(client: Client): Promise<Names> {
  const { rows } = await client.query('select id, name from projects order by hashint4(id) limit 1000');
  const { rows: developers } = await client.query('select name from developers order by hashint4(id) limit 1000');
  return {
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    developers: developers.map(({ name }) => name),
  };
}

type Costs = ReadonlyMap<string, string>;

/** Milliseconds of processor time for a call: `backend + database`. */
async function costOf(
  { url, cpuSeconds }: BackendProcess,
  folder: string,
  addressOf: (n: number) => string,
  count: number,
): Promise<string> {
  const secondsSoFar = () => [cpuSeconds() ?? Number.NaN, serverSeconds(folder)] as const;
  const before = secondsSoFar();
  for (let n = 0; n < count; n += 1) {
    const response = await fetch(`${url}${addressOf(n)}`, { headers: { 'accept-encoding': 'identity' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${addressOf(n)} was answered with ${response.status}`);
  }
  return secondsSoFar()
    .map((seconds, index) => ((1_000 * (seconds - (before[index] ?? 0))) / count).toFixed(2))
    .join(' + ');
}

/** Preparation after the start is not measured. The backend may be idle for a second of it, while the database reads. */
async function untilIdle({ cpuSeconds }: BackendProcess): Promise<void> {
  for (let idle = 0, before = -1; idle < 4; ) {
    await wait(1_000);
    const now = cpuSeconds() ?? 0;
    idle = now - before > 0.02 ? 0 : idle + 1;
    before = now;
  }
}

/** Measures a new database with so many projects. */
async function measureAt(size: number, server: string): Promise<Costs> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-calls-'));
  const url = await createTestDatabase(server);
  const variables = { DATA_DIR: folder, API_PORT: String(await freePort()), DATABASE_URL: url, DEMO: 'on' };
  const start = () => startBackendProcess({ ...variables, NODE_ENV: 'production' }, [], 'bundle');
  const first = await start();
  await first.stop();
  const pool = openPool({ connectionString: url });
  if (size > 60) await addVariedProjects(drizzleOn(pool), size);
  await pool.end();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show data_directory');
  const names = await readNames(client);
  await client.end();
  const backend = await start();
  await untilIdle(backend);
  const costs = new Map<string, string>();
  for (const [kind, addressOf] of Object.entries(kinds)) {
    // Results that are computed once for a state of the projects are not measured.
    await costOf(backend, rows[0].data_directory, (n) => addressOf(n + 100_000, names), 3);
    costs.set(kind, await costOf(backend, rows[0].data_directory, (n) => addressOf(n, names), calls));
  }
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
  return costs;
}

/** The processor seconds of a PostgreSQL by its data folder: of its processes, those that have ended included. Linux only. */
function serverSeconds(dataFolder: string): number {
  const [postmaster = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  return processorTimeOf(Number(postmaster), { withEnded: true }) / 1000;
}

const programs = findPostgres();
if (programs === null) stopWithSentence('There is no PostgreSQL here. On Debian: apt-get install postgresql');
else {
  const server = await startPostgres(programs, { flushes: true });
  const all: Costs[] = [];
  for (const size of sizes) all.push(await measureAt(size, server.url));
  await server.stop();
  console.log(`| Call: ms in the backend + in the database | ${sizes.map((size) => `${size} projects`).join(' | ')} |`);
  console.log(`|---|${sizes.map(() => '---|').join('')}`);
  for (const kind of Object.keys(kinds))
    console.log(`| ${kind} | ${all.map((costs) => costs.get(kind)).join(' | ')} |`);
  process.exit(0);
}
