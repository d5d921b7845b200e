import { setTimeout as delay } from 'node:timers/promises';
import type { Failure } from '../../support/constant-load';
import type { ReplicatedSite, SiteNode } from '../../support/processes/replicated-site';
import { publishAltered, publishSound, replaceText } from '../../support/processes/store';
import { sendRequest } from '../../support/send-request';

const second = 1000;
const minute = 60 * second;
/** How long a killed node is away, in milliseconds. */
const away = 20 * second;

/** The headers of a visitor by a number: limits are of each address. */
export function visitor(index: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

/** Pauses; `false` when the signal was aborted meanwhile. */
async function goesOn(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

/** The pages that the main pages of a site link to, and these. */
export async function pagesOf(origin: string): Promise<readonly string[]> {
  const found = new Set(['/', '/properties/', '/developers/', '/blog', '/map/', '/career']);
  for (const page of [...found]) {
    const html = (await sendRequest(origin + page, { 'accept-encoding': 'identity' })).body.toString();
    for (const [, path = ''] of html.matchAll(/href="(\/[^"?#.]*)"/g)) found.add(path);
  }
  const responses = await Promise.all(
    [...found].map(async (path) => ({ path, response: await sendRequest(origin + path) })),
  );
  return responses.filter(({ response }) => response.status === 200).map(({ path }) => path);
}

/** Sends an enquiry a second, each from an address of its own, until aborted; resolves with the addresses that were thanked. */
export async function sendLeads(origin: string, signal: AbortSignal): Promise<readonly string[]> {
  const thanked: string[] = [];
  const sending: Promise<void>[] = [];
  for (let index = 0; await goesOn(second, signal); index += 1) {
    const email = `visitor-${index}@example.com`;
    // As the form does: a second time with the same key where no response arrived.
    const lead = async () => (await sendLead(origin, email, index)) || (await sendLead(origin, email, index));
    sending.push(lead().then((isThanked) => void (isThanked && thanked.push(email))));
  }
  await Promise.all(sending);
  return thanked;
}

async function sendLead(origin: string, email: string, index: number): Promise<boolean> {
  const lead = {
    name: 'Ana María',
    phone: '971501234567',
    email,
    agent: '',
    property: 'Lazurine Quay',
    source: 'Contact',
  };
  try {
    const response = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `soak-${index}`, ...visitor(index) },
      body: JSON.stringify(lead),
    });
    await response.text();
    return response.status === 201;
  } catch {
    return false;
  }
}

/** Moves the blog's pointer between two releases each minute, until aborted. */
export async function releaseEachMinute({ store }: ReplicatedSite, signal: AbortSignal): Promise<void> {
  for (let index = 0; await goesOn(minute, signal); index += 1) {
    if (index % 2 === 1) await publishSound(store, 'mfe-blog');
    else
      await publishAltered(store, 'mfe-blog', (dist) =>
        replaceText(dist, 'Dubai property blog', 'Letters from the lobby'),
      );
  }
}

/** Changes a project's price every twenty seconds, until aborted; resolves with the last price, as it was written. */
export async function changePrices(
  { setPrice }: ReplicatedSite,
  project: string,
  signal: AbortSignal,
): Promise<string> {
  let price = '';
  for (let index = 1001; await goesOn(20 * second, signal); index += 1) {
    price = `AED 7,00${String(index).slice(0, 1)},${String(index).slice(1)}`;
    await setPrice(project, price);
  }
  return price;
}

/** Kills a node and starts it again after a while, one after the other, `every` milliseconds until aborted. */
export async function killNodes(nodes: readonly SiteNode[], every: number, signal: AbortSignal): Promise<void> {
  for (let index = 0; await goesOn(every - away, signal); index += 1) {
    const node = nodes[index % nodes.length];
    console.log(`${new Date().toISOString()} ${node?.name} is killed`);
    await node?.kill();
    await delay(away);
    await node?.start();
    console.log(`${new Date().toISOString()} ${node?.name} is back`);
  }
}

/** Failures by their reasons with the first and the last moment, the most frequent first. */
export function tally(failures: readonly Failure[]): readonly string[] {
  const byReason = new Map<string, readonly Failure[]>();
  for (const failure of failures) byReason.set(failure.reason, [...(byReason.get(failure.reason) ?? []), failure]);
  return [...byReason]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, all]) => `${all.length} × ${reason} (${all[0]?.at} to ${all.at(-1)?.at})`);
}

export interface MemoryLevel {
  readonly name: string;
  /** The most of the second quarter of the time, and of the last one, in megabytes. */
  readonly early: number;
  readonly late: number;
}

/** The memory of nodes, looked at every ten seconds until aborted. */
export async function watchMemory(nodes: readonly SiteNode[], signal: AbortSignal): Promise<readonly MemoryLevel[]> {
  const samples: number[][] = [];
  while (await goesOn(10 * second, signal)) samples.push(nodes.map((node) => node.memory()));
  const quarter = (number: number) =>
    samples.slice(Math.floor((samples.length * (number - 1)) / 4), Math.floor((samples.length * number) / 4));
  const most = (at: number, number: number) => Math.max(...quarter(number).map((sample) => sample[at] ?? 0));
  return nodes.map(({ name }, at) => ({ name, early: most(at, 2), late: most(at, 4) }));
}
