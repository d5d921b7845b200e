import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishRelease } from '../release/publish-release';
import { HealthWatch } from './health-watch';
import { RestartingShell } from './restarting-shell';

let folder: string;
let store: string;
let said: jest.SpyInstance;
let output: jest.SpyInstance;
let running: RestartingShell | null = null;

// A shell that is killed right after it has taken over is kept here: what gives its place back is kept-process's own test.
const limits = { readyWithin: 10_000, firstPause: 5, trialFor: 0 };
const ready = 'process.send({ ready: true });';
const untilFinished = "process.on('message', () => process.exit(0));";

beforeEach(async () => {
  folder = await temporaryFolder();
  store = join(folder, 'store');
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
  output = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  await running?.stop(2000);
  running = null;
  said.mockRestore();
  output.mockRestore();
});

/** Publishes a shell whose server notes its start under `version`, and then does what `code` says. */
async function publish(version: string, code: string, packages: Readonly<Record<string, string>> = {}): Promise<void> {
  const server = `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(join(folder, 'starts'))}, '${version} ' + process.pid + '\\n');
    ${code}`;
  const dist = join(folder, `dist-${version}`);
  await mkdir(join(dist, 'browser'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'server', 'main.mjs'), server);
  const sha384 = createHash('sha384').update(server).digest('base64');
  const files = { 'server/main.mjs': { bytes: server.length, sha384 } };
  const release = { name: 'shell', version, contract: '2.0.0', packages, entry: { js: [], css: [] }, files };
  await publishRelease(store, release, dist);
}

/** Moves the pointer as a publisher does: the whole file at once. */
async function point(version: string): Promise<void> {
  await writeFile(join(store, 'shell', '.pointer'), JSON.stringify({ version }));
  await rename(join(store, 'shell', '.pointer'), join(store, 'shell', 'current.json'));
}

async function starts(): Promise<{ readonly version: string; readonly pid: number }[]> {
  const lines = (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return lines.map((line) => ({ version: line.split(' ')[0] ?? '', pid: Number(line.split(' ')[1]) }));
}

const versions = async () => (await starts()).map(({ version }) => version);

async function start(isWell = async () => true): Promise<RestartingShell> {
  running = await RestartingShell.start(store, {
    ...{ name: 'site', program: 'main', environment: {}, limits },
    health: new HealthWatch(isWell, 100),
  });
  return running;
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not come to be: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const hasLogged = (spy: jest.SpyInstance, sentence: string) => spy.mock.calls.some(([text]) => text === sentence);

test('a shell that is published takes over from the one that runs, which is asked to finish', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  await start();
  await publish('two', `${untilFinished} ${ready}`);
  await until(() => hasLogged(output, 'The site runs the shell two now.'));
  expect(await versions()).toEqual(['one', 'two']);
  const [one, two] = await starts();
  await until(() => !isRunning(one?.pid ?? 0));
  expect(isRunning(two?.pid ?? 0)).toBe(true);
  // It is the new one that is kept from now on.
  process.kill(two?.pid ?? 0, 'SIGKILL');
  await until(async () => (await versions()).length === 3);
  expect((await versions()).at(-1)).toBe('two');
});

test('a shell that does not get ready changes nothing and is tried once', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  await start();
  await publish('two', 'process.exit(1);');
  await until(() => hasLogged(said, 'The site ended (exit code 1). The site goes on with the shell one.'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await versions()).toEqual(['one', 'two']);
  expect(isRunning((await starts())[0]?.pid ?? 0)).toBe(true);
  await publish('three', `${untilFinished} ${ready}`);
  await until(() => hasLogged(output, 'The site runs the shell three now.'));
});

/** Is killed at its first start, before it is ready. */
const killedOnce = (version: string) => `import { readFileSync } from 'node:fs';
  const starts = readFileSync(${JSON.stringify(join(folder, 'starts'))}, 'utf8').match(/${version} /g).length;
  if (starts === 1) process.kill(process.pid, 'SIGKILL');
  ${untilFinished} ${ready}`;

test('a shell that somebody killed while it was starting is tried again, when it is published and at a start @ci', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  const shell = await start();
  await publish('two', killedOnce('two'));
  await until(() => hasLogged(output, 'The site runs the shell two now.'));
  expect(hasLogged(said, 'The site ended (signal SIGKILL). The site goes on with the shell one.')).toBe(true);
  await shell.stop(2000);
  await publish('three', killedOnce('three'));
  await start();
  await until(() => hasLogged(output, 'The site runs the shell three now.'));
  expect(await versions()).toEqual(['one', 'two', 'two', 'three', 'two', 'three']);
});

test('a shell that is not as it was published is not run, and is once it is', async () => {
  await publish('two', `${untilFinished} ${ready}`);
  await publish('one', `${untilFinished} ${ready}`);
  const file = join(store, 'shell', 'two', 'server', 'main.mjs');
  await rename(file, `${file}.whole`);
  await writeFile(file, 'altered');
  await start();
  await point('two');
  const refused = 'server/main.mjs of the shell two is not what was published. The site goes on with the shell one.';
  await until(() => hasLogged(said, refused));
  await rename(`${file}.whole`, file);
  await until(() => hasLogged(output, 'The site runs the shell two now.'));
  expect(said.mock.calls.filter(([text]) => text === refused)).toHaveLength(1);
});

test('a shell that needs packages which are not here is refused in one sentence', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  await start();
  await publish('two', ready, { sharp: '0.0.1' });
  await until(() => said.mock.calls.length > 0);
  expect(said.mock.calls[0]?.[0]).toMatch(
    /^The shell two needs sharp 0\.0\.1; \d+\.\d+\.\d+ is installed here\. The site goes on with the shell one\.$/,
  );
  expect(await versions()).toEqual(['one']);
});

test('a shell that makes no documents is replaced by another process, once @ci', async () => {
  await publish('one', `process.on('message', () => {}); ${ready}`);
  await start(async () => (await starts()).length > 1);
  await until(async () => (await starts()).length === 2);
  const [broken, next] = await starts();
  await until(() => !isRunning(broken?.pid ?? 0));
  process.kill(next?.pid ?? 0, 'SIGKILL');
  await until(async () => (await starts()).length === 3);
  expect(hasLogged(said, 'The site runs and makes no documents; another process takes its place.')).toBe(true);
});

test('a pointer that says nothing changes nothing', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  await start();
  for (const pointer of ['', '{"version":', '{"version":"../../etc"}', '{"version":7}', 'null']) {
    await writeFile(join(store, 'shell', 'current.json'), pointer);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(await versions()).toEqual(['one']);
  expect(said).not.toHaveBeenCalled();
});

test('a start takes the shell that was live before where the one that is live does not get ready @ci', async () => {
  await publish('one', `${untilFinished} ${ready}`);
  await publish('two', 'process.exit(1);');
  await start();
  expect(await versions()).toEqual(['two', 'one']);
  expect(said).toHaveBeenCalledWith(
    'The site ended (exit code 1). The shell one, which was live before, is started in its place.',
  );
});

test('a store without a shell that runs is said to be one', async () => {
  await expect(start()).rejects.toThrow('The release store has no shell: "npm run release -w shell" publishes it.');
  await publish('one', 'process.exit(1);');
  await expect(start()).rejects.toThrow('The site ended (exit code 1).');
});

test('a stop ends the shell that runs, the one that finishes and the one that is starting', async () => {
  await publish('one', `process.on('message', () => {}); ${ready}`);
  const shell = await start();
  await publish('two', `process.on('message', () => {}); ${ready}`);
  await until(() => hasLogged(output, 'The site runs the shell two now.'));
  await publish('three', 'setInterval(() => {}, 1000);');
  await until(async () => (await versions()).length === 3);
  const pids = (await starts()).map(({ pid }) => pid);
  expect(pids.every(isRunning)).toBe(true);
  running = null;
  await shell.stop(2000);
  expect(pids.filter(isRunning)).toEqual([]);
});
