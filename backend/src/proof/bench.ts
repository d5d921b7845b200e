import { applyLoad, type Measured, onCore } from './apply-load';
import { startBackendProcess } from './backend-process';
import { eachDatabase, type ProofDatabase } from './databases';
import { fillWithProjects } from './many-projects';

// `npm run bench -w backend`: requests a second and p99 on one core, at 60 and at 20,000 projects, on both databases.
const sizes = [60, 20_000] as const;
const runs = 3;

const enquiry = {
  name: 'Ana María',
  phone: '971501234567',
  email: 'ana@example.com',
  agent: 'Samuel Adeyemi',
  property: 'Lazurine Quay',
  source: 'Contact',
};

const calls: readonly { readonly what: string; readonly path: string; readonly body?: object }[] = [
  { what: 'list', path: '/api/projectapi' },
  { what: 'card list page', path: '/api/projectapi?fields=card&page=1&per_page=9' },
  { what: 'one project', path: '/api/projectapi/lazurine%20quay' },
  { what: 'POST contact', path: '/api/contact', body: enquiry },
];

const tell = (line: string) => console.log(line);

function row(what: string, { perSecond, perCoreSecond, p99, megabytesPerSecond, failures }: Measured): string {
  const cells = [
    what.padEnd(16),
    `${perSecond.toFixed(0).padStart(8)} /s`,
    `${(perCoreSecond ?? Number.NaN).toFixed(0).padStart(8)} a core-second`,
    `${p99.toFixed(2).padStart(9)} ms p99`,
    `${megabytesPerSecond.toFixed(1).padStart(8)} MB/s`,
    failures > 0 ? `  ${failures} failed` : '',
  ];
  return `    ${cells.join('')}`;
}

async function measureAt(size: number, { variables }: ProofDatabase): Promise<Map<string, Measured>> {
  const { DATA_DIR: dataFolder = '', DATABASE_URL: databaseUrl = null } = variables;
  if (size > 60) await fillWithProjects(dataFolder, databaseUrl, size);
  const production = { ...variables, NODE_ENV: 'production' };
  const first = await startBackendProcess(production);
  await first.stop();
  const backend = await startBackendProcess(production, onCore('server'));
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const isFilled = size > 60 ? 'filled before' : 'creating the database';
  tell(
    `  ${size} projects: ready in ${seconds(first.startedIn)} s (${isFilled}), then in ${seconds(backend.startedIn)} s`,
  );
  const loads = new Map<string, Measured>();
  for (const { what, path, body } of calls) {
    const call = { url: `${backend.url}${path}`, ...(body && { body }), seconds: 3, connections: 10 };
    const load = await applyLoad(call, backend, runs);
    loads.set(what, load);
    tell(row(what, load));
  }
  await backend.stop();
  return loads;
}

const results = new Map<string, Map<string, Measured>>();
for (const size of sizes) {
  for await (const database of eachDatabase(tell)) {
    tell(`On ${database.name}:`);
    results.set(`${database.name} ${size}`, await measureAt(size, database));
    await database.discard();
  }
}

tell('\nAgainst the goals:');
for (const name of ['embedded', 'PostgreSQL']) {
  const [small, large] = sizes.map((size) => results.get(`${name} ${size}`));
  const list = small?.get('list');
  const growth = (large?.get('card list page')?.p99 ?? Number.NaN) / (small?.get('card list page')?.p99 ?? Number.NaN);
  if (list === undefined) continue;
  tell(
    `  ${name}: cached list ${list.perSecond.toFixed(0)} /s, ${list.perCoreSecond?.toFixed(0)} a core-second (goal 8000), card page p99 at 20,000 is ${growth.toFixed(2)} times that at 60 (goal 1.2)`,
  );
}
process.exit(0);
