import { setTimeout as delay } from 'node:timers/promises';
import { constantLoad } from '../../support/constant-load';
import { eventually } from '../../support/eventually';
import { withReplicatedSite } from '../../support/processes/replicated-site';
import { sendRequest } from '../../support/send-request';
import {
  changePrices,
  killNodes,
  pagesOf,
  releaseEachMinute,
  sendLeads,
  tally,
  visitor,
  watchMemory,
} from '../testing/soak';

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
