import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@iwan/tooling/free-port';
import { Client } from 'pg';
import { drizzleOn, openPool } from '../database/connection/open-pool';
import { type BackendProcess, startBackendProcess } from './backend-process';
import { createProofDatabase } from './databases';
import { serverSeconds } from './processor-time';
import { memoryOf } from './site-process';
import { addVariedProjects } from './varied-projects';

// `npm run bench:scale -w backend`: the processor time of each call, the start and the memory at SIZES projects (60,20000,200000)
// on PostgreSQL, or on the databases of DATABASE_URLS, which are filled already. The backend is the bundle of `npm run build`. No answer is cached, but for those of one
// project and of one developer at 60 projects. Linux only.
const sizes = (process.env.SIZES ?? '60,20000,200000').split(',').map(Number);
const calls = Number(process.env.CALLS ?? 150);
const say = (line: string) => process.stdout.write(`${line}\n`);

const list = (query: string) => (n: number) => `/api/projectapi?fields=card&${query}&page=${n + 1}`;
const near = (n: number, size: number) => {
  const [west, south] = [55.1 + (n % 100) / 1_000, 25.05 + (n % 100) / 1_000];
  return [west, south, west + size, south + size].map((degrees) => degrees.toFixed(4)).join(',');
};

/** More texts than are remembered. */
const texts = 'marina quay gym metro villa beach palm creek tower school park mall harbour gate hills vista'.split(' ');
const word = (n: number) => texts[n % texts.length] ?? '';
/** A budget of which hardly two are alike. */
const budget = (n: number) => `price_from=${10_000 + 100 * (n % 1_000)}&price_to=${3_000_000 - 1_000 * (n % 1_000)}`;
const page = (query: (n: number) => string) => (n: number) => `/api/projectapi?fields=card&${query(n)}&page=${n + 1}`;

/** The address of the n-th call of each kind: every one is another, so that no answer is cached, and most are another search. */
const kinds: Readonly<Record<string, (n: number, names: Names) => string>> = {
  'list, a page': list(''),
  'list, by price': list('sort=price'),
  'list, by name': list('sort=name'),
  'filter: bedrooms, budget': page((n) => `unit=2BR&${budget(n)}`),
  'filter: the same by price': page((n) => `unit=2BR&${budget(n)}&sort=price`),
  'filter: amenity, status, handover': list('amenity=Gym&cat=Off+Plan&handover=2028'),
  'filter: few match': page(
    (n) => `unit=1BR&price_from=10000&price_to=${700_000 + n}&location=Dubai+Marina&amenity=Gym`,
  ),
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

interface Cost {
  /** Milliseconds of processor time for a call, in the backend and in the database. */
  readonly backend: number;
  readonly database: number;
}

async function measure(
  backend: BackendProcess,
  folder: string,
  addressOf: (n: number) => string,
  count: number,
): Promise<Cost> {
  const before = { backend: backend.cpuSeconds() ?? Number.NaN, database: serverSeconds(folder) };
  for (let n = 0; n < count; n += 1) {
    const answer = await fetch(`${backend.url}${addressOf(n)}`, { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${addressOf(n)} was answered with ${answer.status}`);
  }
  const cost = (seconds: number) => (1_000 * seconds) / count;
  return {
    backend: cost((backend.cpuSeconds() ?? Number.NaN) - before.backend),
    database: cost(serverSeconds(folder) - before.database),
  };
}

/** What is prepared after the start is not the time of a call. While the database reads for it, the backend is idle for a second. */
async function untilIdle({ cpuSeconds }: BackendProcess): Promise<void> {
  for (let idle = 0, before = -1; idle < 4; ) {
    await wait(1_000);
    const now = cpuSeconds() ?? 0;
    idle = now - before > 0.02 ? 0 : idle + 1;
    before = now;
  }
}

/** How long a start took, in seconds by the clock and of processor time, and its memory. */
function startOf({ pid, startedIn, cpuSeconds }: BackendProcess): string {
  return `${(startedIn / 1_000).toFixed(1)} s (${(cpuSeconds() ?? 0).toFixed(1)} s of processor time), ${memoryOf(pid).now} MB`;
}

interface Measured {
  readonly size: number;
  readonly start: string;
  readonly costs: ReadonlyMap<string, Cost>;
}

/** Measures a new database with so many projects. */
async function measureAt(size: number): Promise<Measured> {
  const { variables, discard } = await createProofDatabase('PostgreSQL');
  const production = { ...variables, NODE_ENV: 'production', DEMO: 'on' };
  const first = await startBackendProcess(production, [], 'bundle');
  await first.stop();
  const url = variables.DATABASE_URL ?? '';
  const pool = openPool({ connectionString: url });
  if (size > 60) await addVariedProjects(drizzleOn(pool), size);
  await pool.end();
  const measured = await measureDatabase(production, url);
  await discard();
  return measured;
}

/** Measures a backend on a database. */
async function measureDatabase(production: Readonly<Record<string, string>>, url: string): Promise<Measured> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const {
    rows: [{ data_directory: folder }],
  } = await client.query('show data_directory');
  const names = await readNames(client);
  const {
    rows: [{ count: size }],
  } = await client.query('select count(*)::int as count from projects');
  await client.end();
  const first = await startBackendProcess(production, [], 'bundle');
  const firstStart = startOf(first);
  // Afterwards the columns of a larger site are kept, and the second start has them, as every start of a release has.
  await untilIdle(first);
  await first.stop();
  const backend = await startBackendProcess(production, [], 'bundle');
  const secondStart = startOf(backend);
  await untilIdle(backend);
  // What is computed once for a state of the projects is not the time of a call.
  for (const addressOf of Object.values(kinds)) await measure(backend, folder, (n) => addressOf(n + 100_000, names), 3);
  const costs = new Map<string, Cost>();
  for (const [kind, addressOf] of Object.entries(kinds)) {
    const cost = await measure(backend, folder, (n) => addressOf(n, names), calls);
    costs.set(kind, cost);
    say(`  ${size} ${kind}: ${cost.backend.toFixed(2)} ms, database ${cost.database.toFixed(2)} ms`);
  }
  const { now, most } = memoryOf(backend.pid);
  await backend.stop();
  const start = `${size} projects: ready in ${firstStart}; the second time in ${secondStart}; after the calls ${now} MB, at most ${most} MB`;
  say(start);
  return { size, start, costs };
}

const all: Measured[] = [];
const filled = (process.env.DATABASE_URLS ?? '').split(',').filter(Boolean);
for (const url of filled) {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-scale-'));
  const variables = { DATA_DIR: folder, API_PORT: String(await freePort()), DATABASE_URL: url };
  all.push(await measureDatabase({ ...variables, NODE_ENV: 'production' }, url));
  await rm(folder, { recursive: true, force: true });
}
if (filled.length === 0) for (const size of sizes) all.push(await measureAt(size));

say(`\n| Call | ${all.map(({ size }) => `${size} projects`).join(' | ')} |`);
say(`|---|${all.map(() => '---|').join('')}`);
for (const kind of Object.keys(kinds)) {
  const cells = all.map(({ costs }) => {
    const { backend = Number.NaN, database = Number.NaN } = costs.get(kind) ?? {};
    return `${backend.toFixed(2)} + ${database.toFixed(2)}`;
  });
  say(`| ${kind} | ${cells.join(' | ')} |`);
}
for (const { start } of all) say(start);
process.exit(0);
