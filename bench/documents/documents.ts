import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { type Bench, inTurns, type Row } from '../rows';

const connections = 20;
const seconds = 8;

/** A new address of Home that differs in a parameter that every document depends on: the server must render its document. */
let visits = Date.now();
const newPath = () => {
  visits += 1;
  return `/?sent=${visits}`;
};

/** The documents of Home a second on one core, rendered for each request and served from the cache. */
export async function measureDocuments(bench: Bench): Promise<readonly Row[]> {
  bench.report('documents');
  const headers = { 'accept-encoding': 'br' };
  const values = await inTurns(bench, async ({ origin }) => {
    const load = async (nextPath: () => string) =>
      (await loadHttp(origin, { connections, seconds, headers, nextPath })).perSecond;
    const { result, isOneCore } = await onOneCore(origin, async () => ({
      made: await load(newPath),
      kept: await load(() => '/'),
    }));
    if (!isOneCore) bench.report('… by as many cores as it took, which the load has shared');
    return result;
  });
  const { made, kept } = bench.budgets.documents;
  return [
    { group: 'Home documents', what: 'rendered, a second', goal: made, isScore: true, cells: values('made') },
    { group: 'Home documents', what: 'from the cache, a second', goal: kept, isScore: true, cells: values('kept') },
  ];
}

/**
 * Runs a measurement with the server of an address on the machine's first core and this process on the others, so that one core
 * of the server is measured without the load generator. Only on Linux with `taskset` and `ss` and for a server on this machine;
 * elsewhere both share all cores. Returns whether it was one core.
 */
async function onOneCore<Result>(
  origin: string,
  measure: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isOneCore: boolean }> {
  const cores = availableParallelism();
  const servers = cores > 1 ? processesListeningOn(new URL(origin)) : [];
  const isOneCore = servers.length > 0 && servers.every((id) => bind(id, '0')) && bind(process.pid, `1-${cores - 1}`);
  try {
    return { result: await measure(), isOneCore };
  } finally {
    for (const id of [...servers, process.pid]) bind(id, `0-${cores - 1}`);
  }
}

/** All threads of a process. */
function bind(id: number, cores: string): boolean {
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(id)]).status === 0;
}

/** The processes of this machine that listen on the port of an address; none where that is unknown. */
function processesListeningOn({ hostname, port }: URL): number[] {
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [];
  const { stdout } = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  return [...new Set([...(stdout ?? '').matchAll(/pid=(\d+)/g)].map(([, id]) => Number(id)))];
}

interface HttpLoad {
  /** Responses with 2xx, a second. */
  readonly perSecond: number;
  /** The 99th percentile of the time to the last byte, in milliseconds. */
  readonly p99: number;
  /** Other responses than 2xx, and requests without a response. */
  readonly failures: number;
}

interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The path of the next request. */
  readonly nextPath: () => string;
}

/**
 * Sends requests as fast as a site responds, each connection sequentially. With Node's own parser: autocannon parses compressed
 * bodies at some 2,000 a second, a quarter of the site's rate, and so measured itself.
 */
export async function loadHttp(
  origin: string,
  { connections, seconds, headers, nextPath }: Options,
): Promise<HttpLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let failures = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const ask = (path: string) =>
    new Promise<boolean>((resolve) => {
      const requested = request(new URL(path, origin), { agent, headers }, (response) => {
        const isFine = (response.statusCode ?? 0) >= 200 && (response.statusCode ?? 0) < 300;
        response.resume().on('close', () => resolve(isFine && response.complete));
      });
      requested.on('error', () => resolve(false));
      requested.end();
    });
  const sendRequests = async () => {
    while (performance.now() < end) {
      const requestedAt = performance.now();
      if (await ask(nextPath())) took.push(performance.now() - requestedAt);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  const perSecond = (took.length * 1000) / (performance.now() - start);
  const sorted = took.toSorted((one, other) => one - other);
  return { perSecond, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN, failures };
}
