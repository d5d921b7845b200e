import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { publicationFile } from '@iwan/shared/contracts/publication';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../../support/eventually';
import { iwanCommand, npmCommand } from '../../support/processes/running-command';
import { publishAltered, publishAlteredShell, replaceText } from '../../support/processes/store';
import { withTemporaryFolder } from '../../support/processes/temporary-folder';

/** The environment variable that marks the processes of one test, including their descendants. */
const markVariable = 'IWAN_TEST_MARK';

interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

/** All running processes with the mark in their environment. Linux only. */
async function processesMarked(mark: string): Promise<MarkedProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => markedProcess(pid, `${markVariable}=${mark}`)));
  return found.filter((one) => one !== null);
}

async function markedProcess(pid: string, variable: string): Promise<MarkedProcess | null> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    if (!environment.split('\0').includes(variable)) return null;
    // A zombie has no executable any more: it only waits for its parent.
    await readlink(`/proc/${pid}/exe`);
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim();
    return { pid: Number(pid), command };
  } catch {
    return null;
  }
}

let template: string;

beforeAll(async () => {
  template = await mkdtemp(join(memoryFolder(), 'iwan-place-'));
  const start = iwanCommand(['start'], {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    API_URL: '',
    RELEASES_DIR: join(template, 'releases'),
    DATA_DIR: join(template, 'data'),
  });
  await start.saying(/Iwan is ready/);
  await start.stop();
});

afterAll(() => rm(template, { recursive: true, force: true }));

interface Place {
  /** The mark in the environment of this test's processes. */
  readonly mark: string;
  readonly variables: Record<string, string>;
}

/** The start of the document server takes long on a busy machine; nothing else is waited for. */
const beforeReady = { timeout: 60_000 };

/** That processes end, or are there again, at all; how fast they end is tested where the command gets a signal. */
const untilEnded = { timeout: 30_000 };

/** Free ports and folders of a completed first start, with our own backend. Fails if a process is left at the end. */
async function withPlace(use: (place: Place) => Promise<void>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    await copyFolder(template, folder);
    const mark = randomUUID();
    const [port, apiPort] = [await freePort(), await freePort()];
    const variables = {
      [markVariable]: mark,
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: `${folder}/data`,
    };
    try {
      await use({ mark, variables });
      await eventually(async () => expect(await processesMarked(mark)).toEqual([]), { timeout: 6000 });
    } finally {
      for (const { pid } of await processesMarked(mark)) process.kill(pid, 'SIGKILL');
    }
  });
}

const addressOf = ({ variables }: Place) => `http://localhost:${variables.PORT}/`;

// The sentence of each variable is a unit test (tooling/src/environment.test.ts).
test('npm start with an invalid variable prints one sentence', async () => {
  const start = iwanCommand(['start'], { PORT: '80a', API_URL: '' });
  expect(await start.ended).toBe(1);
  expect(start.output().trim()).toBe('PORT must be a whole number from 1 to 65535, not "80a".');
});

for (const name of ['PORT', 'API_PORT'] as const) {
  test(`npm start with its ${name} in use prints one sentence`, async () => {
    await withPlace(async ({ variables }) => {
      const other = createServer().listen(Number(variables[name]), name === 'PORT' ? '0.0.0.0' : '127.0.0.1');
      await once(other, 'listening');
      try {
        const start = iwanCommand(['start'], variables);
        expect(await start.ended).toBe(1);
        expect(start.output().trim()).toBe(
          `Port ${variables[name]} is taken by another program. Stop it, or set ${name} to a free one.`,
        );
      } finally {
        // If left open, it would keep Jest from ending after a failed expectation.
        other.close();
      }
    });
  });
}

test('npm start without write permission prints one line', async () => {
  await withPlace(async ({ variables }) => {
    const start = iwanCommand(['start'], { ...variables, RELEASES_DIR: '/dev/null/releases' });
    expect(await start.ended).toBe(1);
    expect(start.output().trim()).toMatch(/^[^\n]*\/dev\/null\/releases[^\n]*$/);
  });
});

test('npm start with an unreachable backend prints that, starts none of ours, and keeps the releases of another folder @ci', async () => {
  await withPlace(async (place) => {
    const { variables, mark } = place;
    const store = variables.RELEASES_DIR ?? '';
    const alter = (dist: string) => replaceText(dist, 'Work with us', 'Work for another folder');
    const { version: other } = await publishAltered(store, 'mfe-tools', alter);
    const nobody = `http://127.0.0.1:${variables.API_PORT}`;
    const start = iwanCommand(['start'], { ...variables, API_URL: nobody });
    await start.saying(/Iwan is ready/);
    expect(start.output()).toContain(
      `The backend at ${nobody} does not answer; the site runs and says what it cannot show.`,
    );
    expect(start.output()).toContain(
      `mfe-tools is live as ${other}, not as it is in this folder; "npm run release -w mfe-tools" publishes that.`,
    );
    expect(start.output()).not.toContain('Published');
    const career = await fetch(`${addressOf(place)}career`);
    // Its openings are those of the specification, which no cache may keep.
    expect([career.status, (await career.text()).includes('Work for another folder')]).toEqual([503, true]);
    expect((await processesMarked(mark)).map(({ command }) => command.replace(/^.*\/(?=[^/]*\/dist)/, ''))).toEqual(
      expect.arrayContaining([expect.stringMatching(/run\.mjs start$/), expect.stringMatching(/main\.mjs$/)]),
    );
    expect(await processesMarked(mark)).toHaveLength(2);
    await start.stop();

    const requested = iwanCommand(['start', '--release'], { ...variables, API_URL: nobody });
    await requested.saying(/Published mfe-tools [0-9a-f]{16}\./);
    await requested.stop();
    const { version } = JSON.parse(await readFile(`${store}/mfe-tools/current.json`, 'utf8'));
    expect(version).not.toBe(other);
    const published = JSON.parse(await readFile(join(store, 'mfe-tools', publicationFile(version)), 'utf8'));
    expect(published).toEqual({ at: expect.any(String), by: expect.any(String) });
  });
});

test('npm start on a store whose shell is older than the office prints that there is none @ci', async () => {
  await withPlace(async ({ variables }) => {
    const store = variables.RELEASES_DIR ?? '';
    const { version } = await publishAlteredShell(store, (dist) => rm(join(dist, 'server', 'office.mjs')));
    const start = iwanCommand(['start'], { ...variables, OFFICE_PORT: String(await freePort()) });
    await start.saying(/Iwan is ready/);
    expect(start.output()).toContain(
      `There is no office: the shell ${version}, which is live, is older than it. "npm run release -w shell" publishes one that has it.`,
    );
    await start.stop();
  });
});

test('a first start without its PostgreSQL prints that and shows the site, which runs while the backend waits, and stops when npm is stopped @ci', async () => {
  await withPlace(async (place) => {
    const DATABASE_URL = `postgres://iwan@127.0.0.1:${await freePort()}/iwan`;
    const start = npmCommand(['start', '--silent'], { ...place.variables, DATABASE_URL });
    await start.saying(
      /cannot be used: nothing listens there \(ECONNREFUSED\)\. The backend tries again until it can\./,
    );
    await start.saying(/Iwan is ready/);
    const backends = async () =>
      (await processesMarked(place.mark))
        .filter(({ command }) => command.includes('backend/dist'))
        .map(({ pid }) => pid);
    const [first = 0] = await backends();
    process.kill(first, 'SIGKILL');
    await eventually(async () => expect(await backends()).not.toEqual([]), untilEnded);
    expect(await backends()).not.toEqual([first]);
    expect((await fetch(`${addressOf(place)}healthz`)).status).toBe(200);
    start.signal('SIGTERM');
    await eventually(async () => expect(await processesMarked(place.mark)).toEqual([]), untilEnded);
  });
});

test('a second start on the same data prints which process uses it; the first runs on, and stops when its parent command is killed @ci', async () => {
  await withPlace(async (place) => {
    const first = iwanCommand(['start'], place.variables);
    await first.saying(/Iwan is ready/);
    const second = iwanCommand(['start'], {
      ...place.variables,
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
    });
    expect(await second.ended).toBe(1);
    const lines = second.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(place.variables.DATA_DIR);
    expect((await fetch(addressOf(place))).status).toBe(200);
    first.signal('SIGKILL');
    await first.ended;
    await eventually(async () => expect(await processesMarked(place.mark)).toEqual([]), untilEnded);
  });
});

test('the site stops when npm is stopped before it is ready @ci', async () => {
  await withPlace(async (place) => {
    const start = npmCommand(['start', '--silent'], place.variables);
    await eventually(async () => {
      const commands = (await processesMarked(place.mark)).map(({ command }) => command).join('\n');
      expect(commands).toMatch(/releases\/shell\/\w+\/server\/main\.mjs/);
    }, beforeReady);
    start.signal('SIGTERM');
    await eventually(async () => expect(await processesMarked(place.mark)).toEqual([]), untilEnded);
  });
});

test('a killed process is restarted, pages are served meanwhile, and a signal ends everything within five seconds @ci', async () => {
  await withPlace(async (place) => {
    const start = iwanCommand(['start'], place.variables);
    await start.saying(/Iwan is ready/);
    expect(await processesMarked(place.mark)).toHaveLength(3);
    const listing = `${addressOf(place)}properties/`;
    const page = async () => {
      const response = await fetch(listing);
      return { status: response.status, hasError: (await response.text()).includes('Error: ') };
    };
    const running = async (part: string) =>
      (await processesMarked(place.mark)).find(({ command }) => command.includes(part))?.pid ?? 0;
    expect(await page()).toEqual({ status: 200, hasError: false });

    const backend = await running('backend/dist');
    process.kill(backend, 'SIGKILL');
    await start.saying(/The backend ended unexpectedly \(signal SIGKILL\); starting it again/);
    expect(await page()).toEqual({ status: 200, hasError: false });
    await start.saying(/The backend is there again/);
    expect(await running('backend/dist')).not.toBe(backend);
    expect((await fetch(`http://127.0.0.1:${place.variables.API_PORT}/readyz`)).status).toBe(200);

    process.kill(await running('releases/shell'), 'SIGKILL');
    await start.saying(/The site is there again/);
    await eventually(async () => expect(await page()).toEqual({ status: 200, hasError: false }));

    const loggedBefore = start.output().length;
    const requested = Date.now();
    start.signal('SIGINT');
    expect(await start.ended).toBe(0);
    expect(Date.now() - requested).toBeLessThan(5000);
    expect(await processesMarked(place.mark)).toEqual([]);
    expect(start.output().slice(loggedBefore)).not.toContain('unexpectedly');
  });
});
