import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { HealthWatch } from './health-watch';
import { RestartingProcess } from './restarting-process';

/** A program that records each of its starts and then runs `code`. */
async function program(code: string) {
  const folder = await temporaryFolder();
  const script = join(folder, 'program.mjs');
  const starts = join(folder, 'starts');
  await writeFile(starts, '');
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
    const start = readFileSync(${JSON.stringify(starts)}, 'utf8').trim().split('\\n').length;
    const ready = () => process.send({ ready: true, url: '' });
    ${code}`,
  );
  return {
    options: { name: 'program', script, environment: {} },
    pids: async () => (await readFile(starts, 'utf8')).trim().split('\n').map(Number),
  };
}

const limits = { readyWithin: 10_000, firstPause: 5 };

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not come to be: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const running: RestartingProcess[] = [];

/** Cleaned up at the end of the test in any case. */
async function keep(...[options, limits]: Parameters<typeof RestartingProcess.start>): Promise<RestartingProcess> {
  const kept = await RestartingProcess.start(options, limits);
  running.push(kept);
  return kept;
}

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((kept) => kept.stop(2000)));
  said.mockRestore();
});

test('restarts a killed program, and reports it', async () => {
  const { options, pids } = await program('ready(); setInterval(() => {}, 1000);');
  const kept = await keep(options, limits);
  process.kill((await pids())[0] ?? 0, 'SIGKILL');
  await until(async () => (await pids()).length === 2);
  expect(said).toHaveBeenCalledWith('The program ended unexpectedly (signal SIGKILL); starting it again in 0.01 s.');
  await kept.stop(2000);
  expect(await pids()).toHaveLength(2);
});

test('ends a program that spins and is deaf to SIGTERM, and starts it again', async () => {
  const { options, pids } = await program("process.on('SIGTERM', () => {}); ready(); if (start === 1) for (;;);");
  const kept = await keep(options, limits);
  const [spinning = 0] = await pids();
  kept.keepHealthy(new HealthWatch(async () => !isRunning(spinning), 20), 20);
  await until(async () => (await pids()).length === 2);
  expect(said).toHaveBeenCalledWith('The program runs and does not answer; it is ended.');
  await kept.stop(500);
});

test('a first start is waited for as long as the program lives', async () => {
  const { options, pids } = await program('setTimeout(ready, 1500); setInterval(() => {}, 1000);');
  await keep(options, { ...limits, readyWithin: 200 });
  expect(await pids()).toHaveLength(1);
});

test('a program that is killed at its first start is said to be killed', async () => {
  const { options } = await program("process.kill(process.pid, 'SIGKILL');");
  await expect(keep(options, limits)).rejects.toMatchObject({
    message: 'The program ended (signal SIGKILL).',
    isKilled: true,
  });
});

test('gives up on repeated immediate crashes @ci', async () => {
  const { options, pids } = await program('ready(); setTimeout(() => process.exit(7), 20);');
  const kept = await keep(options, limits);
  expect(await kept.ended).toBe('exit code 7');
  expect(await pids()).toHaveLength(5);
});

test('continues where a program lives a while between its crashes', async () => {
  const { options, pids } = await program('ready(); setTimeout(() => process.exit(7), 60);');
  const kept = await keep(options, { ...limits, atOnce: 1 });
  await until(async () => (await pids()).length === 8);
  await kept.stop(2000);
});

test('treats a hanging restart as a crash', async () => {
  const { options, pids } = await program(
    'if (start === 1) { ready(); setTimeout(() => process.exit(1), 50); } else setInterval(() => {}, 1000);',
  );
  const kept = await keep(options, { ...limits, readyWithin: 700 });
  await until(async () => (await pids()).length === 3);
  await kept.stop(2000);
});

test('what waits for something it depends on has started, and is neither late nor dead', async () => {
  const { options, pids } = await program('process.send({ waiting: true }); setInterval(() => {}, 1000);');
  const kept = await keep(options, { ...limits, readyWithin: 700 });
  process.kill((await pids())[0] ?? 0, 'SIGKILL');
  await until(async () => (await pids()).length === 2);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await pids()).toHaveLength(2);
  expect(said).toHaveBeenCalledTimes(1);
  await kept.stop(2000);
});

test('what may never be given up is started again however often it dies at once @ci', async () => {
  const { options, pids } = await program('ready(); setTimeout(() => process.exit(7), 20);');
  const kept = await keep(options, { ...limits, firstPause: 0, mostDeaths: Number.POSITIVE_INFINITY });
  await until(async () => (await pids()).length === 8);
  await kept.stop(2000);
});

test('a stop in the pause before a restart leaves nothing running', async () => {
  const { options, pids } = await program('ready(); setTimeout(() => process.exit(1), 20);');
  const kept = await keep(options, { ...limits, firstPause: 60_000 });
  await until(async () => said.mock.calls.length === 1);
  await kept.stop(2000);
  expect(await pids()).toHaveLength(1);
});

test('what dies soon after it has replaced another gives its place back at its first death, without a pause', async () => {
  const [sound, dying] = [
    await program('ready(); setInterval(() => {}, 1000);'),
    await program('ready(); setTimeout(() => process.exit(7), 200);'),
  ];
  // Longer than it takes to have died at once.
  const kept = await keep({ ...sound.options, version: 'sound' }, { ...limits, atOnce: 1, firstPause: 60_000 });
  await kept.replace({ ...dying.options, version: 'dying' });
  await until(async () => (await sound.pids()).length === 2);
  expect(await dying.pids()).toHaveLength(1);
  expect(kept.version).toBe('sound');
  expect(said).toHaveBeenCalledWith(
    'The program ended soon after it had taken over (exit code 7); the one before takes its place again.',
  );
  // What has its place back is kept as any other.
  process.kill((await sound.pids())[1] ?? 0, 'SIGKILL');
  await until(async () => said.mock.calls.some(([text]) => /ended unexpectedly/.test(text)));
  await kept.stop(2000);
});

test('what dies at once again and again, later, gives its place back to what it has replaced @ci', async () => {
  const [sound, dying] = [
    await program('ready(); setInterval(() => {}, 1000);'),
    await program('ready(); setTimeout(() => process.exit(7), 20);'),
  ];
  const kept = await keep({ ...sound.options, version: 'sound' }, { ...limits, trialFor: 0 });
  await kept.replace({ ...dying.options, version: 'dying' });
  await until(async () => (await sound.pids()).length === 2);
  expect(await dying.pids()).toHaveLength(5);
  expect(kept.version).toBe('sound');
  await kept.stop(2000);
});

test('keeps what has replaced another while that one still finishes', async () => {
  const finishing = await program("process.on('message', () => {}); ready();");
  const next = await program('ready(); setInterval(() => {}, 1000);');
  const kept = await keep(finishing.options, { ...limits, trialFor: 0 });
  await kept.replace(next.options);
  process.kill((await next.pids())[0] ?? 0, 'SIGKILL');
  await until(async () => (await next.pids()).length === 2);
  await kept.stop(2000);
});

test('what has died and is replaced before its restart is not started again', async () => {
  const [dying, next] = [
    await program('ready(); setTimeout(() => process.exit(1), 20);'),
    await program('ready(); setInterval(() => {}, 1000);'),
  ];
  const kept = await keep(dying.options, { ...limits, firstPause: 60_000 });
  await until(async () => said.mock.calls.length === 1);
  await kept.replace(next.options);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await next.pids()).toHaveLength(1);
  process.kill((await next.pids())[0] ?? 0, 'SIGKILL');
  await until(async () => said.mock.calls.length === 2);
  expect(await dying.pids()).toHaveLength(1);
  await kept.stop(2000);
});

test('a first start that fails rejects and is not repeated', async () => {
  const { options, pids } = await program('process.exit(3);');
  await expect(RestartingProcess.start(options, limits)).rejects.toThrow('The program ended (exit code 3).');
  expect(await pids()).toHaveLength(1);
});
