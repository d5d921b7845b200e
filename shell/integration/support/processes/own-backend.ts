import { readFile } from 'node:fs/promises';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { test as base, expect } from '../test';
import { clockAhead, endedWell, iwanCommand } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';

export { expect };

/** A site as on a new machine: with our own backend, and no mail server. */
export interface NewSite {
  readonly origin: string;
  /** The address of its office. */
  readonly office: string;
  /** The output of the start. */
  readonly output: () => string;
  /** The output of `npm run mail`. */
  mail(): Promise<string>;
  /** The output of `npm run leads -- export`. */
  leads(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the site, and starts it again on the same data, with its clock some days ahead if said. */
  restart(daysAhead?: number): Promise<void>;
  /** The data folder of the backend. */
  readonly dataFolder: string;
  /** The code in the newest mail to an address; waits until there is another than the one before. */
  codeFor(address: string, before?: string): Promise<string>;
}

interface OwnWorker {
  readonly newSite: NewSite;
  /** Settings of the site beyond those of a new machine. */
  readonly siteVariables: Readonly<Record<string, string>>;
}

/** A test with such a site, which each worker starts once; `page.goto('/')` opens it. */
export const test = base.extend<object, OwnWorker>({
  siteVariables: [{}, { scope: 'worker', option: true }],
  newSite: [
    async ({ siteVariables }, use) => {
      await withTemporaryFolder(async (folder) => {
        const [port, officePort] = [await freePort(), await freePort()];
        const variables = {
          PORT: String(port),
          API_PORT: String(await freePort()),
          API_URL: '',
          OFFICE_PORT: String(officePort),
          SMTP_URL: '',
          RELEASES_DIR: `${folder}/releases`,
          DATA_DIR: `${folder}/data`,
          ...siteVariables,
        };
        await copyFolder(templateStore(), variables.RELEASES_DIR);
        let start = iwanCommand(['start'], variables);
        const mail = () => endedWell(iwanCommand(['backend', 'mail'], variables));
        try {
          await start.saying(/Iwan is ready/);
          await use({
            origin: `http://localhost:${port}`,
            office: `http://localhost:${officePort}`,
            output: () => start.output(),
            mail,
            restart: async (daysAhead = 0) => {
              await start.stop();
              start = iwanCommand(['start'], {
                ...variables,
                NODE_OPTIONS: daysAhead === 0 ? '' : clockAhead(daysAhead),
              });
              await start.saying(/Iwan is ready/);
            },
            leads: async () => {
              const output = `${folder}/leads.json`;
              const words = ['backend', 'leads', 'export', '--format', 'json', '--output', output];
              await endedWell(iwanCommand(words, variables));
              return JSON.parse(await readFile(output, 'utf8'));
            },
            dataFolder: variables.DATA_DIR,
            codeFor: async (address, before = '') => {
              let code = '';
              await expect(async () => {
                const printed = await mail();
                expect(printed).toContain(`To:       ${address}\n`);
                code = /^(\d{6}) is your /m.exec(printed)?.[1] ?? '';
                expect(code).toMatch(/^\d{6}$/);
                expect(code).not.toBe(before);
              }).toPass({ timeout: 15_000 });
              return code;
            },
          });
        } finally {
          await start.stop();
        }
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ newSite }, use) => use(newSite.origin),
});
