import { applyLoads, type Measured, onCore } from './apply-load';
import { type BackendProcess, startBackendProcess } from './backend-process';
import { chosenDatabases, createProofDatabase, type ProofDatabase } from './databases';
import { fillWithProjects } from './many-projects';

// `npm run bench -w backend`: requests a second and p99 on one core, at 60 and at 20,000 projects, on both databases.
const sizes = [60, 20_000] as const;
const runs = 5;

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

/** Starts the backend twice: the first start creates the database or its indexes, the second is a usual one. */
async function startAt(size: number, { variables }: ProofDatabase): Promise<BackendProcess> {
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
  return backend;
}

const goals: string[] = [];

for (const name of chosenDatabases(tell)) {
  tell(`On ${name}:`);
  const databases = [];
  const backends = [];
  for (const size of sizes) {
    const database = await createProofDatabase(name);
    databases.push(database);
    backends.push(await startAt(size, database));
  }
  for (const { what, path, body } of calls) {
    const asked = backends.map((server) => ({
      call: { url: `${server.url}${path}`, ...(body && { body }), seconds: 3, connections: 10 },
      server,
    }));
    const loads = await applyLoads(asked, runs);
    tell(`  ${what}:`);
    for (const [index, load] of loads.entries()) tell(row(`${sizes[index]} projects`, load));
    const [small, large] = loads;
    if (small === undefined || large === undefined) continue;
    if (what === 'list') {
      const { perSecond, perCoreSecond } = small;
      goals.push(
        `${name}: cached list ${perSecond.toFixed(0)} /s, ${perCoreSecond?.toFixed(0)} a core-second (goal 8000)`,
      );
    }
    if (what === 'card list page') {
      const growth = (large.p99 / small.p99).toFixed(2);
      goals.push(`${name}: card page p99 at 20,000 is ${growth} times that at 60 (goal 1.2)`);
    }
  }
  for (const backend of backends) await backend.stop();
  for (const database of databases) await database.discard();
}

tell('\nAgainst the goals:');
for (const line of goals) tell(`  ${line}`);
