import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { repositoryRoot } from '@iwan/tooling/workspace';
import { eventually } from '../eventually';
import { type ReceivedResponse, sendRequest } from '../send-request';
import { managedSite, untilReady } from './cached-site';
import { withPostgres } from './postgres';
import { runToEnd } from './run-to-end';
import { backendServer } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';
import { withVarnish } from './varnish';

/** A call of the office's API as its administrator; resolves with the parsed body, rejects for a refusal. */
type OfficeCall = (method: 'GET' | 'PATCH', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;

export interface TwoNodes {
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
export function withTwoNodes(use: (nodes: TwoNodes) => Promise<void>): Promise<void> {
  return withPostgres(({ url: databaseUrl }) =>
    withTemporaryFolder(async (folder) => {
      const store = join(folder, 'releases');
      await copyFolder(templateStore(), store);
      const ports = [await freePort(), await freePort()] as const;
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
        await withVarnish(ports, async ({ origin, purgeUrl }) => {
          const sites = ports.map((port, at) =>
            managedSite(port, store, {
              API_URL: backends[at]?.url ?? '',
              PURGE_URL: purgeUrl,
              DATA_DIR: join(folder, `site-${port}`),
              RATES_URL: 'http://127.0.0.1:1',
            }),
          );
          running.push(...sites);
          await Promise.all(sites.map((site) => site.start()));
          await untilReady(origin);
          await use({
            office: await enterOffice(backends[0]),
            get: (path, headers = {}) => sendRequest(origin + path, { 'accept-encoding': 'identity', ...headers }),
            ofNodes: (path) =>
              Promise.all(sites.map((site) => sendRequest(site.origin + path, { 'accept-encoding': 'identity' }))),
          });
        });
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
      const variables = { DATA_DIR: dataFolder };
      const { output } = await runToEnd([process.execPath, 'tooling/run.mjs', 'backend', 'mail'], {
        cwd: repositoryRoot,
        variables,
      });
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
