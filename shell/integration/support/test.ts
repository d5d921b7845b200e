import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { freePort } from '@iwan/tooling/free-port';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { PageGuard } from './page-guard';
import { documentServer } from './processes/running-command';
import { templateStore } from './processes/store';
import { withTemporaryFolder } from './processes/temporary-folder';
import { soundRecords } from './records';

export { expect };

export interface WorkerFixtures {
  /** A backend with section 7 only and sound records, which are restored before each test. */
  readonly workerBackend: PlainBackend;
  /** Origin of the document server that this worker has started. */
  readonly site: string;
}

export interface TestFixtures {
  /**
   * The visitor's action when a document has loaded: `reaches` moves to a control, like a hand on its way to one,
   * which loads the page's code; `reads` touches nothing.
   */
  readonly visitor: 'reaches' | 'reads';
  readonly backend: PlainBackend;
  readonly guard: PageGuard;
}

/** A test with the built site, which every worker starts once. Its pages must report no error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerBackend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const backend = await startPlainBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ workerBackend }, use) => {
      await withTemporaryFolder(async (folder) => {
        const port = await freePort();
        await copyFolder(templateStore(), `${folder}/releases`);
        // Without the supervisor of `npm start`, which would double the start time; its tests are
        // `server/start-and-stop`.
        const server = await documentServer(`${folder}/releases`, {
          PORT: String(port),
          API_URL: workerBackend.url,
          // No request leaves the machine: every path under /media/ is a picture.
          TILES_URL: `${workerBackend.url}/media/tiles/{z}/{x}/{y}.png`,
          RATES_URL: workerBackend.url,
          DATA_DIR: `${folder}/data`,
          // Each test has records of its own, which the next test must not see.
          ANSWERS_MAX_AGE: '0',
        });
        try {
          await server.ready;
          await use(`http://localhost:${port}`);
        } finally {
          await server.stop();
        }
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backend: [
    async ({ workerBackend }, use) => {
      workerBackend.reset();
      workerBackend.setRecords(soundRecords);
      await use(workerBackend);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site),
  visitor: ['reaches', { option: true }],
  context: async ({ context, visitor }, use) => {
    await setRoundTrip(context, 0);
    if (visitor === 'reaches') await context.addInitScript(reachForControl);
    await use(context);
  },
  guard: [
    async ({ context }, use) => {
      const guard = new PageGuard(context);
      await use(guard);
      guard.expectNoSurprise();
    },
    { auto: true },
  ],
});

function reachForControl(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('header summary')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
}

/** Sets the round trip in milliseconds that the browser estimates: its own estimate depends on what else the machine does. */
export async function setRoundTrip(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript((rtt) => {
    const information = Reflect.get(globalThis, 'NetworkInformation');
    if (information) Object.defineProperty(information.prototype, 'rtt', { get: () => rtt, configurable: true });
  }, milliseconds);
}
