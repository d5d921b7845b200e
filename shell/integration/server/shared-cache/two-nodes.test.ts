import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../../support/eventually';
import { withSitesBehindVarnish } from '../../support/processes/cached-site';
import { withPostgres } from '../../support/processes/postgres';
import { backendServer, endedWell, iwanCommand } from '../../support/processes/running-command';
import { templateStore } from '../../support/processes/store';
import { withTemporaryFolder } from '../../support/processes/temporary-folder';
import { type ReceivedResponse, sendRequest } from '../../support/send-request';

/** A call of the office's API as its administrator; resolves with the parsed body, rejects for a refusal. */
type OfficeCall = (method: 'GET' | 'PATCH', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;

interface TwoNodes {
  /** The office's API of the first node. */
  readonly office: OfficeCall;
  /** A request to Varnish, by default of a visitor of their own: each visitor has a node. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ReceivedResponse>;
  /** A request to the document server of each node, without Varnish. */
  ofNodes(path: string): Promise<readonly ReceivedResponse[]>;
}

const administrator = 'office@iwan.example';

/**
 * Two nodes, each with a backend and a document server of its own, on one PostgreSQL with the demo records, and Varnish in front of both.
 */
function withTwoNodes(use: (nodes: TwoNodes) => Promise<void>): Promise<void> {
  return withPostgres(({ url: databaseUrl }) =>
    withTemporaryFolder(async (folder) => {
      const store = join(folder, 'releases');
      await copyFolder(templateStore(), store);
      const running: { stop(): Promise<void> }[] = [];
      const startBackend = async (number: number) => {
        const port = await freePort();
        const dataFolder = join(folder, `backend-${number}`);
        const server = backendServer({
          ...{ API_PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, DEMO: 'on' },
          ...{ API_URL: '', SMTP_URL: '', SITE_URL: '', AUTH_PEPPER: 'one-secret-of-both-nodes-for-the-tests' },
          OFFICE_URL: officeOrigin,
        });
        running.push(server);
        await server.ready;
        return { url: `http://127.0.0.1:${port}`, dataFolder };
      };
      try {
        const backends = [await startBackend(1), await startBackend(2)] as const;
        const addresses = [backends[0].url, backends[1].url] as const;
        await withSitesBehindVarnish({ store, folder, backends: addresses }, async ({ origin, sites }) =>
          use({
            office: await enterOffice(backends[0]),
            get: (path, headers = {}) => sendRequest(origin + path, { 'accept-encoding': 'identity', ...headers }),
            ofNodes: (path) =>
              Promise.all(sites.map((site) => sendRequest(site.origin + path, { 'accept-encoding': 'identity' }))),
          }),
        );
      } finally {
        await Promise.all(running.map((each) => each.stop()));
      }
    }),
  );
}

const officeOrigin = 'http://localhost:3002';

/** Signs in by the mailed code, as the office's pages do. */
async function enterOffice({
  url,
  dataFolder,
}: {
  readonly url: string;
  readonly dataFolder: string;
}): Promise<OfficeCall> {
  const send = (method: string, path: string, body: object | undefined, cookie = '') =>
    fetch(`${url}/office/api${path}`, {
      method,
      headers: { origin: officeOrigin, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  await send('POST', '/session/code', { email: administrator });
  const code = await eventually(
    async () => {
      const output = await endedWell(iwanCommand(['backend', 'mail'], { DATA_DIR: dataFolder }));
      const [, found] = /^(\d{6}) is your /m.exec(output) ?? [];
      if (found === undefined) throw new Error(`There is no code:\n${output}`);
      return found;
    },
    { timeout: 15_000 },
  );
  const session = await send('POST', '/session', { email: administrator, code });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!session.ok) throw new Error(`Nobody could sign in: ${await session.text()}`);
  return async (method, path, body) => {
    const response = await send(method, path, body, cookie);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
}

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
