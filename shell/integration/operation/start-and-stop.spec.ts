import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { markVariable, processesMarked } from '../support/marked-processes';
import { npmStart, startCommand } from '../support/running-command';
import { publishAltered, replaceText } from '../support/store';
import { withTemporaryFolder } from '../support/temporary-folder';

// In one worker, so that one database is made for all: the first start alone may take ten seconds.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let template: string;

test.beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'iwan-place-'));
  const start = startCommand({
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    API_URL: '',
    RELEASES_DIR: join(template, 'releases'),
    DATA_DIR: join(template, 'data'),
  });
  await start.saying(/Iwan is ready/);
  await start.stop();
});

test.afterAll(() => rm(template, { recursive: true, force: true }));

interface Place {
  /** What marks the processes of this test. */
  readonly mark: string;
  readonly variables: Record<string, string>;
}

/** Free ports and folders that a first start has filled, with our own backend. Fails when a process is left at the end. */
async function withPlace(use: (place: Place) => Promise<void>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    await cp(template, folder, { recursive: true });
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
      await expect.poll(() => processesMarked(mark), { timeout: 6000 }).toEqual([]);
    } finally {
      for (const { pid } of await processesMarked(mark)) process.kill(pid, 'SIGKILL');
    }
  });
}

const addressOf = ({ variables }: Place) => `http://localhost:${variables.PORT}/`;

for (const { what, wrong, sentence } of [
  {
    what: 'a port that is none',
    wrong: { PORT: '80a' },
    sentence: 'PORT must be a whole number from 1 to 65535, not "80a".',
  },
  {
    what: 'a port out of range',
    wrong: { PORT: '70000' },
    sentence: 'PORT must be a whole number from 1 to 65535, not "70000".',
  },
  {
    what: 'a backend that is no address',
    wrong: { API_URL: 'backend:80' },
    sentence: 'API_URL must be an address that begins with http:// or https://, not "backend:80".',
  },
]) {
  test(`npm start with ${what} says so in one sentence`, async () => {
    await withPlace(async ({ variables }) => {
      const start = startCommand({ ...variables, ...wrong });
      expect(await start.ended).toBe(1);
      expect(start.output().trim()).toBe(sentence);
    });
  });
}

for (const name of ['PORT', 'API_PORT'] as const) {
  test(`npm start with its ${name} taken says so in one sentence`, async () => {
    await withPlace(async ({ variables }) => {
      const other = createServer().listen(Number(variables[name]), name === 'PORT' ? '0.0.0.0' : '127.0.0.1');
      await once(other, 'listening');
      const start = startCommand(variables);
      expect(await start.ended).toBe(1);
      expect(start.output().trim()).toBe(
        `Port ${variables[name]} is taken by another program. Stop it, or set ${name} to a free one.`,
      );
      other.close();
    });
  });
}

test('npm start where it may not write says so in one line', async () => {
  await withPlace(async ({ variables }) => {
    const start = startCommand({ ...variables, RELEASES_DIR: '/dev/null/releases' });
    expect(await start.ended).toBe(1);
    expect(start.output().trim()).toMatch(/^[^\n]*\/dev\/null\/releases[^\n]*$/);
  });
});

test('npm start with a backend out of reach starts, says so, and starts none of ours', async () => {
  await withPlace(async (place) => {
    const { variables, mark } = place;
    const nobody = `http://127.0.0.1:${variables.API_PORT}`;
    const start = startCommand({ ...variables, API_URL: nobody });
    await start.saying(/Iwan is ready/);
    expect(start.output()).toContain(
      `The backend at ${nobody} does not answer; the site runs and says what it cannot show.`,
    );
    expect((await fetch(addressOf(place))).status).toBe(200);
    expect((await processesMarked(mark)).map(({ command }) => command.replace(/^.*\/(?=[^/]*\/dist)/, ''))).toEqual(
      expect.arrayContaining([expect.stringMatching(/start\.mjs$/), expect.stringMatching(/main\.mjs$/)]),
    );
    expect(await processesMarked(mark)).toHaveLength(2);
    await start.stop();
  });
});

test('a second start on the same data says who holds it, and the first goes on', async () => {
  await withPlace(async (place) => {
    const first = startCommand(place.variables);
    await first.saying(/Iwan is ready/);
    const second = startCommand({
      ...place.variables,
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
    });
    expect(await second.ended).toBe(1);
    const lines = second.output().trim().split('\n');
    expect(lines, second.output()).toHaveLength(1);
    expect(lines[0]).toContain(place.variables.DATA_DIR);
    expect((await fetch(addressOf(place))).status).toBe(200);
    await first.stop();
  });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends the site and everything that it has started, within five seconds`, async () => {
    await withPlace(async (place) => {
      const start = startCommand(place.variables);
      await start.saying(/Iwan is ready/);
      expect(await processesMarked(place.mark)).toHaveLength(3);
      const asked = Date.now();
      start.signal(signal);
      expect(await start.ended).toBe(0);
      expect(Date.now() - asked).toBeLessThan(5000);
      expect(await processesMarked(place.mark)).toEqual([]);
      expect(start.output()).not.toContain('unexpectedly');
    });
  });
}

test('the site ends when the command that has started it is killed', async () => {
  await withPlace(async (place) => {
    const start = startCommand(place.variables);
    await start.saying(/Iwan is ready/);
    start.signal('SIGKILL');
    await start.ended;
    await expect.poll(() => processesMarked(place.mark), { timeout: 8000 }).toEqual([]);
  });
});

test('the site ends when npm is asked to', async () => {
  await withPlace(async (place) => {
    const start = npmStart(place.variables);
    await start.saying(/Iwan is ready/);
    start.signal('SIGTERM');
    await expect.poll(() => processesMarked(place.mark), { timeout: 8000 }).toEqual([]);
  });
});

test('the site ends when npm was asked to before it was ready', async () => {
  await withPlace(async (place) => {
    const start = npmStart(place.variables);
    await expect
      .poll(async () => (await processesMarked(place.mark)).map(({ command }) => command).join('\n'), {
        intervals: [50],
      })
      .toMatch(/releases\/shell\/\w+\/server\/main\.mjs/);
    start.signal('SIGTERM');
    await expect.poll(() => processesMarked(place.mark), { timeout: 15_000 }).toEqual([]);
  });
});

test('a backend that is killed is started again, and pages are made from what it has answered', async () => {
  await withPlace(async (place) => {
    const start = startCommand(place.variables);
    await start.saying(/Iwan is ready/);
    const listing = `${addressOf(place)}properties/`;
    const page = async () => {
      const answer = await fetch(listing);
      return { status: answer.status, hasError: (await answer.text()).includes('Error: ') };
    };
    expect(await page()).toEqual({ status: 200, hasError: false });
    const backend = async () =>
      (await processesMarked(place.mark)).find(({ command }) => command.includes('backend/dist'))?.pid;
    const killed = (await backend()) ?? 0;
    process.kill(killed, 'SIGKILL');
    await start.saying(/The backend ended unexpectedly \(exit code 1\); starting it again/);
    expect(await page()).toEqual({ status: 200, hasError: false });
    await start.saying(/The backend is there again/);
    expect(await backend()).not.toBe(killed);
    expect((await fetch(`http://127.0.0.1:${place.variables.API_PORT}/readyz`)).status).toBe(200);
    await start.stop();
  });
});

test('a document server that is killed is started again', async () => {
  await withPlace(async (place) => {
    const start = startCommand(place.variables);
    await start.saying(/Iwan is ready/);
    const server = (await processesMarked(place.mark)).find(({ command }) => command.includes('releases/shell'));
    process.kill(server?.pid ?? 0, 'SIGKILL');
    await start.saying(/The site is there again/);
    await expect.poll(async () => (await fetch(`${addressOf(place)}properties/`)).status).toBe(200);
    await start.stop();
  });
});

test('the first visitor of a start gets a page that opens by itself, and the log no word of failures', async ({
  page,
}) => {
  await withPlace(async (place) => {
    const start = startCommand(place.variables);
    const first = async () => {
      try {
        const answer = await fetch(addressOf(place));
        return { status: answer.status, retryAfter: answer.headers.get('retry-after'), html: await answer.text() };
      } catch {
        return null;
      }
    };
    let answer = await first();
    while (answer === null) answer = await first();
    // The database takes its time: the site is always there first.
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: '2',
      html: expect.stringContaining('The doors open in a moment'),
    });
    await page.goto(addressOf(place));
    await expect(page.getByRole('heading', { level: 1, name: 'Dubai, through the right door' })).toBeVisible({
      timeout: 20_000,
    });
    await start.saying(/Iwan is ready/);
    expect(
      start
        .output()
        .split('\n')
        .filter((line) => line.includes('"err"') || /^\s+at /.test(line)),
    ).toEqual([]);
    await start.stop();
  });
});

test('a restart keeps what another folder has published', async () => {
  await withPlace(async (place) => {
    const { version: other } = await publishAltered(place.variables.RELEASES_DIR ?? '', 'mfe-blog', (dist) =>
      replaceText(dist, 'Notes from the doorstep', 'Letters from another folder'),
    );
    for (let count = 0; count < 2; count += 1) {
      const start = startCommand(place.variables);
      await start.saying(/Iwan is ready/);
      expect(start.output()).toContain(
        `mfe-blog is live as ${other}, not as it is in this folder; "npm run release -w mfe-blog" publishes that.`,
      );
      expect(start.output()).not.toContain('Published');
      expect(await (await fetch(`${addressOf(place)}blog`)).text()).toContain('Letters from another folder');
      await start.stop();
    }
    const asked = startCommand(place.variables, ['--release']);
    await asked.saying(/Iwan is ready/);
    expect(asked.output()).toMatch(/Published mfe-blog [0-9a-f]{16}\./);
    expect(await (await fetch(`${addressOf(place)}blog`)).text()).toContain('Notes from the doorstep');
    await asked.stop();
  });
});

test('a stop in the midst of starting leaves nothing behind', async () => {
  await withPlace(async (place) => {
    const start = startCommand(place.variables);
    await expect.poll(async () => (await processesMarked(place.mark)).length, { intervals: [50] }).toBeGreaterThan(1);
    start.signal('SIGTERM');
    await start.ended;
  });
});

test('a second start is ready in less than five seconds', async () => {
  await withPlace(async ({ variables }) => {
    const start = async (): Promise<number> => {
      const asked = performance.now();
      const running = startCommand(variables);
      await running.saying(/Iwan is ready/);
      const seconds = (performance.now() - asked) / 1000;
      await running.stop();
      return seconds;
    };
    // Others work on this machine too: one quick start in three is enough.
    const second: number[] = [];
    while (second.length < 3 && !second.some((seconds) => seconds < 5)) second.push(await start());
    test
      .info()
      .annotations.push({ type: 'seconds to be ready', description: second.map((one) => one.toFixed(2)).join(', ') });
    expect(Math.min(...second)).toBeLessThan(5);
  });
});
