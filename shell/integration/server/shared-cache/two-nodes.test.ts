import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import { type TwoNodes, withTwoNodes } from '../../support/processes/two-nodes';

// One test, since starting the processes takes longer than all of the checks.
jest.setTimeout(180_000);

const project = 'Lazurine Quay';

/** The propagation of an edit in the office of one node to the documents of both. */
const twoSeconds = { timeout: 2_000, interval: 25 };

test('an edit in the office of one node is in every document of both, through Varnish, within two seconds @ci', () =>
  withTwoNodes(async (nodes) => {
    const path = await addressOf(nodes);
    await isCached(nodes, [path, '/faq', '/terms-and-condition']);
    await seesChange(nodes, { record: '/projects/1', changes: { starting_price: 'AED 7,777,777' } }, [
      { path, pattern: /7[.,]7+8?/ },
    ]);
    const promise = 'Homes and prices, every Monday.';
    await seesChange(nodes, { record: '/texts/1', changes: { text: promise } }, [
      { path, pattern: /Homes and prices, every Monday\./ },
      { path: '/terms-and-condition', pattern: /Homes and prices, every Monday\./ },
    ]);
    await seesChange(nodes, { record: '/faq/1', changes: { answer: 'Yes, and it costs {fact:transferPercent}.' } }, [
      { path: '/faq', pattern: /<p>Yes, and it costs 4%\.<\/p>/ },
    ]);
  }));

async function addressOf({ office, get }: TwoNodes): Promise<string> {
  expect(await office('GET', '/projects/1')).toMatchObject({ name: project });
  const { headers } = await eventually(
    async () => {
      const response = await get('/property-details/1');
      expect(response.headers.location).toBeDefined();
      return response;
    },
    // The code of the remotes starts with the first page.
    { timeout: 30_000 },
  );
  return String(headers.location);
}

/** The start purges twice, and both nodes have all of it. */
async function isCached({ get, ofNodes }: TwoNodes, paths: readonly string[]): Promise<void> {
  await delay(2_500);
  await eventually(
    async () => {
      for (const path of paths) {
        for (const { status } of await ofNodes(path)) expect([path, status]).toEqual([path, 200]);
        const { headers } = await get(path);
        expect([path, headers['x-cache']]).toEqual([path, 'hit']);
      }
    },
    { timeout: 30_000 },
  );
}

interface Edit {
  readonly record: string;
  readonly changes: object;
}

interface Shown {
  readonly path: string;
  readonly pattern: RegExp;
}

async function seesChange(
  { office, get, ofNodes }: TwoNodes,
  { record, changes }: Edit,
  shown: readonly Shown[],
): Promise<void> {
  for (const { path, pattern } of shown) expect((await get(path)).body.toString()).not.toMatch(pattern);
  const { version } = await office('GET', record);
  await office('PATCH', record, { version, changes });
  await eventually(async () => {
    for (const { path, pattern } of shown) {
      for (const { body } of [await get(path), ...(await ofNodes(path))]) expect(body.toString()).toMatch(pattern);
    }
  }, twoSeconds);
  // The purge is repeated after two seconds: it brings nothing back.
  await delay(2_500);
  for (const { path, pattern } of shown) expect((await get(path)).body.toString()).toMatch(pattern);
}
