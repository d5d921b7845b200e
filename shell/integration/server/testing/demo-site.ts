import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { freePort } from '@iwan/tooling/free-port';
import { endedWell, iwanCommand, type RunningCommand } from '../../support/processes/running-command';

export interface DemoSite {
  readonly origin: string;
  /** Address of our own backend behind it. */
  readonly backend: string;
}

/** A site as on a new machine, with our own backend and its demo content, and with further records in addition. */
export function provideDemoSite(content: unknown): DemoSite {
  const site = { origin: '', backend: '' };
  let folder = '';
  let start: RunningCommand | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(join(memoryFolder(), 'iwan-demo-'));
    const [port, apiPort] = [await freePort(), await freePort()];
    const variables = {
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      RELEASES_DIR: join(folder, 'releases'),
      DATA_DIR: join(folder, 'data'),
    };
    const file = join(folder, 'content.json');
    await writeFile(file, JSON.stringify(content));
    // Content that is imported before the first start prevents the demo content.
    const first = iwanCommand(['start'], variables);
    await first.saying(/Iwan is ready/);
    await first.stop();
    await endedWell(iwanCommand(['backend', 'content', 'import', file], variables));
    start = iwanCommand(['start'], variables);
    await start.saying(/Iwan is ready/);
    Object.assign(site, { origin: `http://localhost:${port}`, backend: `http://127.0.0.1:${apiPort}` });
  }, 120_000);

  afterAll(async () => {
    await start?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  return site;
}
