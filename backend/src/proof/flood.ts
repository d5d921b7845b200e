import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

// A process of its own, so that the load generator does not take time from the measuring process.

/** The addresses of a flood, each requested once. */
export const floods = {
  'filter pages': (index: number) => `/filter-property?price_from=${index + 1}&price_to=${9_000_000 + index}`,
  'parts of the map': (index: number) => {
    const west = 55 + (index % 997) / 5_000;
    return `/api/projectapi?zoom=12&fields=marker&bbox=${west},25.0,${west + 0.2},25.2`;
  },
  'invented parameters': (index: number) => `/api/projectapi?zz=${index}`,
  'texts searched for': (index: number) => `/api/projectapi?fields=card&facets=1&q=marina+${index.toString(36)}`,
} as const;

export type FloodName = keyof typeof floods;

export interface Flood {
  readonly origin: string;
  readonly what: FloodName;
  readonly seconds: number;
  /** The client addresses of the flood, each with so many connections. */
  readonly addresses: readonly string[];
  readonly connections: number;
}

/** How often each status occurred; 0 for no response at all. */
export type Flooded = Readonly<Record<number, number>>;

function ask(origin: string, path: string, address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'gzip' };
    const asked = request(new URL(path, origin), { agent, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    asked.once('error', () => resolve(0));
    asked.end();
  });
}

async function flood({ origin, what, seconds, addresses, connections }: Flood): Promise<Flooded> {
  const counts: Record<number, number> = {};
  const end = performance.now() + seconds * 1000;
  let next = Math.floor(Math.random() * 1e9);
  const visitor = async (address: string, agent: Agent) => {
    while (performance.now() < end) {
      next += 1;
      const status = await ask(origin, floods[what](next), address, agent);
      counts[status] = (counts[status] ?? 0) + 1;
      // Nothing is listening: retry after a pause.
      if (status === 0) await wait(100);
    }
  };
  const agents = addresses.map(() => new Agent({ keepAlive: true, maxSockets: connections }));
  await Promise.all(
    addresses.flatMap((address, index) =>
      Array.from({ length: connections }, () => visitor(address, agents[index] as Agent)),
    ),
  );
  for (const agent of agents) agent.destroy();
  return counts;
}

process.once('message', async (wanted: Flood) => {
  process.send?.(await flood(wanted), () => process.exit(0));
});
