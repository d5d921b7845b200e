import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chosenDatabases, createProofDatabase } from './databases';
import { type Flood, type Flooded, type FloodName, floods } from './flood';
import { fillWithProjects } from './many-projects';
import { type SiteProcess, startSiteProcess } from './site-process';

// `npm run prove:flood -w backend`: the effect of two addresses at full speed on another visitor who sends a lead and requests
// Home, through the public port of the site, with 60 and with 20,000 projects. Linux only.
const sizes = [60, 20_000] as const;
const seconds = 20;
const connections = 25;
const attackers = ['203.0.113.7', '203.0.113.8'];

/** Milliseconds at the median, and megabytes. */
const goals = { lead: 50, home: 100, backend: 600, shell: 400 };

const tell = (line: string) => console.log(line);

/** The median and the 90th percentile in milliseconds. */
interface Times {
  readonly median: number;
  readonly p90: number;
}

function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), p90: at(0.9) };
}

let strangers = 0;

/** The response time of the other visitor in milliseconds; infinite where the request is refused. */
async function timeOf(origin: string, what: 'lead' | 'home'): Promise<number> {
  strangers += 1;
  const headers = { 'x-forwarded-for': `198.51.${100 + (strangers >> 8)}.${strangers & 255}` };
  const lead = { name: 'Ana María', phone: '971501234567', email: 'ana@example.com', source: 'Contact' };
  const began = performance.now();
  try {
    const answer =
      what === 'home'
        ? await fetch(`${origin}/`, { headers })
        : await fetch(`${origin}/api/contact`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ ...lead, agent: 'Samuel Adeyemi', property: 'Lazurine Quay' }),
          });
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

async function stranger(origin: string, until: { isOver: boolean }) {
  const taken = { lead: [] as number[], home: [] as number[] };
  while (!until.isOver) {
    for (const what of ['lead', 'home'] as const) {
      taken[what].push(await timeOf(origin, what));
      await wait(100);
    }
  }
  return { lead: timesOf(taken.lead), home: timesOf(taken.home), asked: taken.lead.length };
}

function startFlood(wanted: Flood): Promise<readonly [Flooded]> {
  const child = fork(join(import.meta.dirname, 'flood.ts'), [], { execArgv: ['--import', 'tsx'] });
  child.send(wanted);
  return once(child, 'message') as Promise<[Flooded]>;
}

let isProven = true;

async function proveFlood(site: SiteProcess, what: FloodName | null): Promise<void> {
  site.forgetPeaks();
  const until = { isOver: false };
  const waiting = stranger(site.origin, until);
  const [answered] = what
    ? await startFlood({ origin: site.origin, what, seconds, addresses: attackers, connections })
    : [await wait(10_000, {})];
  until.isOver = true;
  const { lead, home, asked } = await waiting;
  const [shell, backend] = [site.memoryOf('shell'), site.memoryOf('backend')];
  if (lead.median > goals.lead || home.median > goals.home) isProven = false;
  if (shell.most > goals.shell || backend.most > goals.backend) isProven = false;
  const times = ({ median, p90 }: Times) => `${median.toFixed(0).padStart(6)} (${p90.toFixed(0)})`.padEnd(14);
  const statuses = Object.entries(answered).map(([status, count]) => `${count} × ${status}`);
  const memory = `shell ${shell.now} (${shell.most}) MB, backend ${backend.now} (${backend.most}) MB`;
  tell(
    `  ${(what ?? 'nobody').padEnd(20)} lead ${times(lead)} Home ${times(home)} of ${asked}, ${memory}; ${statuses.join(', ')}`,
  );
}

for (const name of chosenDatabases(tell)) {
  for (const size of sizes) {
    tell(`On ${name}, ${size} projects; milliseconds at the median (nine of ten), memory now (at most):`);
    const database = await createProofDatabase(name);
    const { DATA_DIR: folder = '', DATABASE_URL: url = null } = database.variables;
    if (size > 60) await fillWithProjects(folder, url, size);
    const variables = { ...database.variables, RELEASES_DIR: join(folder, 'releases'), TRUST_PROXY: 'loopback' };
    const site = await startSiteProcess(variables);
    try {
      // The work of the start and of the first page is not measured.
      for (let asked = 0; asked < 20; asked += 1) await timeOf(site.origin, 'home');
      await proveFlood(site, null);
      for (const what of Object.keys(floods) as FloodName[]) await proveFlood(site, what);
    } finally {
      await site.stop();
      await database.discard();
    }
  }
}
process.exit(isProven ? 0 : 1);
