import { setTimeout as delay } from 'node:timers/promises';
import { constantLoad, type Failure } from '../../support/constant-load';
import { eventually } from '../../support/eventually';
import { type ReplicatedSite, type SiteNode, withReplicatedSite } from '../../support/processes/replicated-site';
import { publishAltered, publishSound, replaceText } from '../../support/processes/store';
import { sendRequest } from '../../support/send-request';

const second = 1000;
const minute = 60 * second;
/** How long a killed node is away, in milliseconds. */
const away = 20 * second;

/** The headers of a visitor by a number: limits are of each address. */
function visitor(index: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

/** Pauses; `false` when the signal was aborted meanwhile. */
async function goesOn(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

/** The pages that the main pages of a site link to, and these. */
async function pagesOf(origin: string): Promise<readonly string[]> {
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
async function sendLeads(origin: string, signal: AbortSignal): Promise<readonly string[]> {
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
async function releaseEachMinute({ store }: ReplicatedSite, signal: AbortSignal): Promise<void> {
  for (let index = 0; await goesOn(minute, signal); index += 1) {
    if (index % 2 === 1) await publishSound(store, 'mfe-blog');
    else
      await publishAltered(store, 'mfe-blog', (dist) =>
        replaceText(dist, 'Dubai property blog', 'Letters from the lobby'),
      );
  }
}

/** Changes a project's price every twenty seconds, until aborted; resolves with the last price, as it was written. */
async function changePrices({ setPrice }: ReplicatedSite, project: string, signal: AbortSignal): Promise<string> {
  let price = '';
  for (let index = 1001; await goesOn(20 * second, signal); index += 1) {
    price = `AED 7,00${String(index).slice(0, 1)},${String(index).slice(1)}`;
    await setPrice(project, price);
  }
  return price;
}

/** Kills a node and starts it again after a while, one after the other, `every` milliseconds until aborted. */
async function killNodes(nodes: readonly SiteNode[], every: number, signal: AbortSignal): Promise<void> {
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
function tally(failures: readonly Failure[]): readonly string[] {
  const byReason = new Map<string, readonly Failure[]>();
  for (const failure of failures) byReason.set(failure.reason, [...(byReason.get(failure.reason) ?? []), failure]);
  return [...byReason]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, all]) => `${all.length} × ${reason} (${all[0]?.at} to ${all.at(-1)?.at})`);
}

interface MemoryLevel {
  readonly name: string;
  /** The most of the second quarter of the time, and of the last one, in megabytes. */
  readonly early: number;
  readonly late: number;
}

/** The memory of nodes, looked at every ten seconds until aborted. */
async function watchMemory(nodes: readonly SiteNode[], signal: AbortSignal): Promise<readonly MemoryLevel[]> {
  const samples: number[][] = [];
  while (await goesOn(10 * second, signal)) samples.push(nodes.map((node) => node.memory()));
  const quarter = (number: number) =>
    samples.slice(Math.floor((samples.length * (number - 1)) / 4), Math.floor((samples.length * number) / 4));
  const most = (at: number, number: number) => Math.max(...quarter(number).map((sample) => sample[at] ?? 0));
  return nodes.map(({ name }, at) => ({ name, early: most(at, 2), late: most(at, 4) }));
}

/** An hour; SOAK_MINUTES shortens it for a try. */
const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const visitsPerSecond = 100;
const project = 'Lazurine Quay';
/** Every node is killed at least once in five minutes or more; each is back for a while before the next is killed. */
const killedEvery = Math.max(1, Math.min(5, minutes / 5)) * 60_000;

jest.setTimeout((minutes + 10) * 60_000);

test('a hundred visits a second during releases, changes of records and failures of nodes: no page fails, no lead is lost, memory stays level', () =>
  withReplicatedSite(async (site) => {
    const { origin, nodes } = site;
    const paths = await pagesOf(origin);
    expect(paths.length).toBeGreaterThan(30);
    const ended = new AbortController();
    const { signal } = ended;
    const load = constantLoad(origin, visitsPerSecond, paths, visitor);
    const work = Promise.all([
      changePrices(site, project, signal),
      sendLeads(origin, signal),
      watchMemory(nodes, signal),
      releaseEachMinute(site, signal),
      killNodes(nodes, killedEvery, signal),
    ]);
    // What fails ends the test early.
    await Promise.race([delay(minutes * 60_000, undefined, { ref: false }), work]);
    ended.abort();
    const [price, thanked, levels] = await work;
    const { requested, failures, p99 } = await load.stop();
    console.log(
      `${requested} visits of ${paths.length} pages, p99 ${Math.round(p99)} ms, ${failures.length} failed; ${thanked.length} leads; memory in MB: ${JSON.stringify(levels)}`,
    );
    // Not the failures themselves: thousands of them would not be readable.
    expect(tally(failures)).toEqual([]);
    expect(requested).toBeGreaterThan(0.9 * visitsPerSecond * 60 * minutes);
    const stored = await site.query("select fields ->> 'email' from leads");
    expect(thanked.length).toBeGreaterThan(50 * minutes);
    expect(thanked.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect(levels.filter(({ early, late }) => late > 1.2 * early)).toEqual([]);
    const address = `${origin}/api/projectapi/${encodeURIComponent(project)}`;
    await eventually(async () => expect((await sendRequest(address)).body.toString()).toContain(price));
  }));
