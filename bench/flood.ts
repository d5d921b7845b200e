import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import autocannon from 'autocannon';
import { childrenOf } from '../shell/integration/support/processes/process-usage';
import { withOwnSite } from '../shell/weight/own-site';
import { percentileOf } from './rows';

// `npm run flood -w bench`: what two addresses at full speed cost another visitor who sends a lead and requests Home, through the
// public port of the site, with 60 and with 20,000 projects, and the memory of both servers. Fails above the goals. Linux only.

const sizes = [60, 20_000] as const;
const seconds = 20;
const connections = 25;
const addresses = ['203.0.113.7', '203.0.113.8'];
/** Milliseconds at the median, and megabytes at most. */
const goals = { lead: 50, home: 100, backend: 600, shell: 400 };

/** `[<id>]` is another text in each request, so that each address is requested once. */
const floods: Readonly<Record<string, string>> = {
  'filter pages': '/filter-property?price_from=1&agent=[<id>]',
  'texts searched for': '/api/projectapi?fields=card&facets=1&q=marina+[<id>]',
  'parts of the map': '/api/projectapi?zoom=12&fields=marker&bbox=55.1,25.0,55.3,25.2&q=[<id>]',
  'invented parameters': '/api/projectapi?zz=[<id>]',
};

function flood(origin: string, path: string): Promise<unknown> {
  return Promise.all(
    addresses.map((address) =>
      autocannon({
        url: origin,
        ...{ connections, duration: seconds, idReplacement: true, requests: [{ path }] },
        // In a thread of its own, so that the load does not take time from the measured visitor.
        workers: 1,
        headers: { 'x-forwarded-for': address, 'accept-encoding': 'gzip' },
      }),
    ),
  );
}

let visitors = 0;

/** The response time of another visitor in milliseconds; infinite where the request is refused. */
async function timeOf(origin: string, what: 'lead' | 'home'): Promise<number> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.51.${100 + (visitors >> 8)}.${visitors & 255}` };
  const lead = { name: 'Ana María', phone: '971501234567', email: 'ana@example.com', source: 'Contact' };
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, agent: 'Samuel Adeyemi', property: 'Lazurine Quay' }),
  };
  const began = performance.now();
  try {
    const response = await (what === 'home' ? fetch(`${origin}/`, { headers }) : fetch(`${origin}/api/contact`, post));
    await response.arrayBuffer();
    return response.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const programs = { shell: '/server/main.mjs', backend: '/backend/dist/main.mjs' } as const;

function processOf(command: number, part: keyof typeof programs): number {
  const below = (pid: number): readonly number[] => childrenOf(pid).flatMap((child) => [child, ...below(child)]);
  const found = below(command).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(programs[part]));
  if (found === undefined) throw new Error(`The ${part} does not run`);
  return found;
}

/** The most memory of a process since its peak was last cleared, in megabytes. */
const peakOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Measures the visitor during one flood, and returns whether the goals are met. */
async function measureDuring(site: { readonly origin: string; readonly pid: number }, name: string): Promise<boolean> {
  const servers = [processOf(site.pid, 'shell'), processOf(site.pid, 'backend')] as const;
  for (const pid of servers) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const path = floods[name];
  let isOver = false;
  const flooding = (path === undefined ? wait(10_000) : flood(site.origin, path)).then(() => {
    isOver = true;
  });
  const times = { lead: [] as number[], home: [] as number[] };
  while (!isOver) {
    for (const what of ['lead', 'home'] as const) {
      times[what].push(await timeOf(site.origin, what));
      await wait(100);
    }
  }
  await flooding;
  const [lead, home] = [percentileOf(times.lead, 50), percentileOf(times.home, 50)];
  const [shell, backend] = [peakOf(servers[0]), peakOf(servers[1])];
  const milliseconds = (all: readonly number[]) =>
    `${percentileOf(all, 50).toFixed(0).padStart(6)} (${percentileOf(all, 90).toFixed(0)})`.padEnd(14);
  console.log(
    `  ${name.padEnd(20)} lead ${milliseconds(times.lead)} Home ${milliseconds(times.home)} shell ${shell} MB, backend ${backend} MB`,
  );
  return lead <= goals.lead && home <= goals.home && shell <= goals.shell && backend <= goals.backend;
}

try {
  const outcomes: boolean[] = [];
  for (const size of sizes) {
    await withOwnSite(
      size,
      async (site) => {
        console.log(`${site.name}; milliseconds at the median (nine of ten), most memory:`);
        // The work of the start and of the first page is not measured.
        for (let requests = 0; requests < 20; requests += 1) await timeOf(site.origin, 'home');
        for (const name of ['nobody', ...Object.keys(floods)]) outcomes.push(await measureDuring(site, name));
      },
      { TRUST_PROXY: 'loopback', OFFICE_PORT: 'off' },
    );
  }
  process.exit(outcomes.every(Boolean) ? 0 : 1);
} catch (error) {
  stopWithSentence(sentenceOf(error));
}
