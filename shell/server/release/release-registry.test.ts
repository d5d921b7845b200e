import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReleaseKeys, type Signed, signed, writtenKey } from '@iwan/shared/contracts/signatures';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { english } from '@iwan/shared/testing/english';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { LateStart } from '../remote/workers/remote-failures';
import { startInProcess } from '../testing/remote-in-process';
import { point, slotCode, writeRelease } from '../testing/sample-release';
import { until } from '../testing/until';
import { readRelease, type StartWorkers } from './read-release';
import { ReleaseRegistry } from './release-registry';

const broken = "throw new Error('broken')";

async function setUp() {
  const store = await temporaryFolder();
  const report = jest.fn();
  const registry = new ReleaseRegistry(store, startInProcess(), report);
  return {
    store,
    report,
    current: async () => (await registry.current('mfe-blog'))?.release.version ?? null,
    publish: async (version: string, code = slotCode(version), age = 0) => {
      await writeRelease(store, 'mfe-blog', version, code, { age });
      await point(store, 'mfe-blog', JSON.stringify({ version }));
    },
  };
}

test('has nothing of a remote that was never published, and finds it once it is', async () => {
  const { current, publish } = await setUp();
  expect(await current()).toBeNull();
  await publish('v1');
  expect(await current()).toBe('v1');
});

test('sees each new release on the next request', async () => {
  const { current, publish } = await setUp();
  for (let count = 1; count <= 12; count += 1) {
    await publish(`v${count}`);
    expect(await current()).toBe(`v${count}`);
  }
});

test('starts the code of a new release of a remote in use before somebody asks for it', async () => {
  const store = await temporaryFolder();
  const inProcess = startInProcess();
  const starts = jest.fn((...args: Parameters<StartWorkers>) => inProcess(...args));
  const registry = new ReleaseRegistry(store, starts, () => {});
  const publish = async (version: string) => {
    await writeRelease(store, 'mfe-blog', version, slotCode(version), {});
    await point(store, 'mfe-blog', JSON.stringify({ version }));
  };
  await publish('v1');
  registry.look();
  await until(() => true);
  expect(starts).not.toHaveBeenCalled();
  await registry.current('mfe-blog');
  await publish('v2');
  registry.look();
  await until(() => starts.mock.calls.length === 2);
});

test('follows the pointer back', async () => {
  const { store, current, publish } = await setUp();
  await publish('v1');
  await publish('v2');
  expect(await current()).toBe('v2');
  await point(store, 'mfe-blog', '{"version":"v1"}');
  expect(await current()).toBe('v1');
});

test('uses the other releases where a publisher sweeps one away while they are looked for', async () => {
  const { store, current, publish } = await setUp();
  await publish('v1');
  await publish('v2');
  await rm(join(store, 'mfe-blog', 'current.json'));
  const { statSync } = fs;
  const stat = jest.spyOn(fs, 'statSync').mockImplementation(((path: string, ...options: []) => {
    if (path.endsWith('v1')) fs.rmSync(path, { recursive: true, force: true });
    return statSync(path, ...options);
  }) as typeof statSync);
  try {
    expect(await current()).toBe('v2');
  } finally {
    stat.mockRestore();
  }
});

test('reads a release again that was damaged and is published again', async () => {
  const { store, publish } = await setUp();
  const registry = new ReleaseRegistry(store, startInProcess(), () => {});
  const args = {
    ...english,
    params: {},
    query: new URLSearchParams(),
    signal: AbortSignal.timeout(1000),
    http: {} as never,
  };
  const words = async () => {
    const live = await registry.current('mfe-blog');
    return (await live?.modules.get('./slot')?.loader?.(args))?.toJSON();
  };
  await publish('v1', slotCode('built here'));
  expect(await words()).toBe('built here');
  await publish('v1', slotCode('built there'));
  expect(await words()).toBe('built there');
});

test('reads a release once, whoever asks at the same time', async () => {
  const { store, publish } = await setUp();
  await publish('v1', `require('counter').readings += 1; ${slotCode('v1')}`);
  const counter = { readings: 0 };
  const registry = new ReleaseRegistry(store, startInProcess(new Map([['counter', counter]])), () => {});
  const found = await Promise.all(Array.from({ length: 20 }, () => registry.current('mfe-blog')));
  expect(new Set(found).size).toBe(1);
  expect(found[0]?.release.version).toBe('v1');
  expect(counter.readings).toBe(1);
});

test('keeps the last good release when the new one is broken, and reports it once', async () => {
  const { current, publish, report } = await setUp();
  await publish('v1');
  await current();
  await publish('v2', broken);
  expect(await current()).toBe('v1');
  expect(await current()).toBe('v1');
  expect(report).toHaveBeenCalledTimes(1);
  await publish('v3');
  expect(await current()).toBe('v3');
});

test('after a restart with a broken release it takes the newest older one that works', async () => {
  const { current, publish } = await setUp();
  await publish('v1', slotCode('v1'), 300);
  await publish('v2', slotCode('v2'), 200);
  await publish('v3', broken, 100);
  await publish('v4', broken);
  expect(await current()).toBe('v2');
});

test.each(['', '{"version":', 'null', '7', '{"version":7}', '{"version":"../../etc"}', '{"version":"gone"}'])(
  'keeps the last good release when the pointer says %s',
  async (content) => {
    const { store, current, publish } = await setUp();
    await publish('v1');
    await current();
    await point(store, 'mfe-blog', content);
    expect(await current()).toBe('v1');
  },
);

test('takes the release that was live last where the pointer is missing at the start', async () => {
  const { store, current, publish } = await setUp();
  await publish('v1', slotCode('v1'), 0);
  await publish('v2', slotCode('v2'), 300);
  await mkdir(join(store, 'mfe-blog', '.live'));
  await writeFile(join(store, 'mfe-blog', '.live', 'v1'), '2026-11-01T00:00:00Z');
  await writeFile(join(store, 'mfe-blog', '.live', 'v2'), '2026-11-02T00:00:00Z');
  await rm(join(store, 'mfe-blog', 'current.json'));
  expect(await current()).toBe('v2');
  await publish('v3');
  expect(await current()).toBe('v3');
});

test('reads a release again that a slow store had kept back', async () => {
  const { store, publish } = await setUp();
  await publish('v1');
  const read = jest.fn(readRelease).mockImplementationOnce(() => new Promise(() => {}));
  const registry = new ReleaseRegistry(store, startInProcess(), () => {}, { read, timeLimit: 500, firstPause: 0 });
  expect(await registry.current('mfe-blog')).toBeNull();
  expect((await registry.current('mfe-blog'))?.release.version).toBe('v1');
  await registry.current('mfe-blog');
  expect(read).toHaveBeenCalledTimes(2);
});

test('leaves a slow store alone for a while', async () => {
  const { store, publish } = await setUp();
  await publish('v1');
  const read = jest.fn(() => new Promise<never>(() => {}));
  const registry = new ReleaseRegistry(store, startInProcess(), () => {}, { read, timeLimit: 20, firstPause: 60_000 });
  for (let count = 0; count < 5; count += 1) expect(await registry.current('mfe-blog')).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});

test('keeps what it has when the folder goes away', async () => {
  const { store, current, publish } = await setUp();
  await publish('v1');
  await current();
  await rm(join(store, 'mfe-blog'), { recursive: true });
  expect(await current()).toBe('v1');
});

test('takes up a release whose files come after its pointer, and tells of it once', async () => {
  const { store, report, current, publish } = await setUp();
  await publish('v1');
  expect(await current()).toBe('v1');
  await publish('v2');
  await rename(join(store, 'mfe-blog', 'v2'), join(store, 'on-its-way'));
  for (let look = 0; look < 5; look += 1) {
    expect(await current()).toBe('v1');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(report).toHaveBeenCalledTimes(1);
  await rename(join(store, 'on-its-way'), join(store, 'mfe-blog', 'v2'));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await current()).toBe('v2');
  expect(report).toHaveBeenCalledTimes(1);
});

test('takes an older release while the first one that is named is on its way', async () => {
  const { store, current, publish } = await setUp();
  await publish('v1');
  await publish('v2');
  await rename(join(store, 'mfe-blog', 'v2'), join(store, 'on-its-way'));
  expect(await current()).toBe('v1');
  await rename(join(store, 'on-its-way'), join(store, 'mfe-blog', 'v2'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await current()).toBe('v2');
});

test('lets the processes of a release finish when another one has taken its place, or it was withdrawn', async () => {
  const { store, publish } = await setUp();
  const retired: string[] = [];
  const start: StartWorkers = async (release, bundles) =>
    Object.assign(await startInProcess()(release, bundles), { retire: () => void retired.push(release.version) });
  const registry = new ReleaseRegistry(store, start, () => {});
  await publish('v1');
  await registry.current('mfe-blog');
  await publish('v2', broken);
  await registry.current('mfe-blog');
  expect(retired).toEqual([]);
  await publish('v3');
  await registry.current('mfe-blog');
  expect(retired).toEqual(['v1']);
  await point(store, 'mfe-blog', '{"version":null}');
  expect(await registry.current('mfe-blog')).toBeNull();
  expect(retired).toEqual(['v1', 'v3']);
});

test('shows the release before while the code of a new one takes long to run, and the new one when it has', async () => {
  const { store, publish } = await setUp();
  let run = () => {};
  const start: StartWorkers = async (release, bundles) => {
    if (release.version === 'v2') await new Promise<void>((resolve) => (run = resolve));
    return startInProcess()(release, bundles);
  };
  const registry = new ReleaseRegistry(store, start, () => {}, { timeout: 100 });
  const version = async () => (await registry.current('mfe-blog'))?.release.version;
  await publish('v1');
  expect(await version()).toBe('v1');
  await publish('v2');
  const published = performance.now();
  expect(await version()).toBe('v1');
  expect(performance.now() - published).toBeLessThan(2_000);
  const requested = performance.now();
  expect(await version()).toBe('v1');
  expect(performance.now() - requested).toBeLessThan(50);
  run();
  await until(async () => (await version()) === 'v2');
});

/** A registry for which the code of `late` is not run in time so many times. */
async function setUpLate(late: string, times: number) {
  const { store, publish } = await setUp();
  let tries = 0;
  const start: StartWorkers = async (release, bundles) => {
    if (release.version === late) tries += 1;
    if (release.version === late && tries <= times) throw new LateStart('did not finish in time');
    return startInProcess()(release, bundles);
  };
  const report = jest.fn();
  const registry = new ReleaseRegistry(store, start, report, { firstPause: 20 });
  const current = async () => (await registry.current('mfe-blog'))?.release.version ?? null;
  return { publish, report, current, tries: () => tries };
}

const pauseOf = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a release that the machine was too busy to run is tried again until it runs, and told of once', async () => {
  const { publish, report, current } = await setUpLate('v1', 2);
  await publish('v1');
  expect(await current()).toBeNull();
  await pauseOf(30);
  expect(await current()).toBeNull();
  await pauseOf(60);
  expect(await current()).toBe('v1');
  expect(report).toHaveBeenCalledTimes(1);
});

test('a release that takes too long whenever it is run leaves its place to the one before, and is tried no more after some time', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const { publish, current, tries } = await setUpLate('v2', Number.POSITIVE_INFINITY);
  await publish('v1');
  expect(await current()).toBe('v1');
  await publish('v2');
  for (let look = 0; look < 100; look += 1) {
    expect(await current()).toBe('v1');
    jest.advanceTimersByTime(1_000);
  }
  // After 20 ms, then twice as long each time, up to more than 4 s.
  expect(tries()).toBe(10);
  jest.useRealTimers();
});

describe('with keys', () => {
  const newPair = () => generateKeyPairSync('ed25519');
  type Pair = ReturnType<typeof newPair>;
  const [operator, blog, tools] = [newPair(), newPair(), newPair()];
  const keys = readReleaseKeys(
    `ops=${writtenKey(operator.publicKey)} blog@mfe-blog=${writtenKey(blog.publicKey)} tools@mfe-tools=${writtenKey(tools.publicKey)}`,
  );
  const pointer: Signed = { kind: 'pointer', remote: 'mfe-blog' };
  const release: Signed = { kind: 'release', remote: 'mfe-blog' };

  async function setUpSigned() {
    const { store } = await setUp();
    const dataDir = join(store, '..', `data-${store.split('-').at(-1)}`);
    const reported: string[] = [];
    const start = () =>
      new ReleaseRegistry(store, startInProcess(), (error) => reported.push(String((error as Error).cause)), {
        trust: new TrustedStore(keys, dataDir),
      });
    const write = async (version: string, by: Pair | null) => {
      const written = await writeRelease(store, 'mfe-blog', version, slotCode(version));
      const file = by === null ? written : signed(written, release, by.privateKey);
      await writeFile(join(store, 'mfe-blog', version, 'release.json'), JSON.stringify(file));
      return file;
    };
    const move = async (version: string | null, by: Pair | null, before: unknown = null) => {
      const file = by === null ? { version } : signed({ version }, pointer, by.privateKey, before);
      await point(store, 'mfe-blog', JSON.stringify(file));
      return file;
    };
    const version = async (registry: ReleaseRegistry) => (await registry.current('mfe-blog'))?.release.version ?? null;
    return { store, reported, start, write, move, version };
  }

  test('a remote’s own key and one for all publish it, and an older pointer that is put back changes nothing', async () => {
    const { store, reported, start, write, move, version } = await setUpSigned();
    const registry = start();
    await write('v1', blog);
    const first = await move('v1', blog);
    expect(await version(registry)).toBe('v1');
    await write('v2', operator);
    const second = await move('v2', operator, first);
    expect(await version(registry)).toBe('v2');
    expect(reported).toEqual([]);
    await point(store, 'mfe-blog', JSON.stringify(first));
    expect(await version(registry)).toBe('v2');
    expect(reported).toEqual([expect.stringContaining('It is older than one that was live already')]);
    // Rolled back as it should be.
    await move('v1', blog, second);
    expect(await version(registry)).toBe('v1');
    await point(store, 'mfe-blog', JSON.stringify(second));
    await version(start());
    expect(reported.at(-1)).toContain('is older');
  });

  test.each([
    ['unsigned', null, 'It is not signed.'],
    ['signed by another team', tools, 'It is signed by none of the keys'],
  ])('a pointer that is %s changes nothing, and neither does one that withdraws', async (_, by, words) => {
    const { reported, start, write, move, version } = await setUpSigned();
    const registry = start();
    await write('v1', blog);
    await move('v1', blog);
    await write('v2', blog);
    for (const target of ['v2', null]) {
      await version(registry);
      await move(target, by);
      expect(await version(registry)).toBe('v1');
    }
    expect(reported).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  });

  test.each([
    ['its description', 'v2/release.json', 'Its release.json is signed by none of the keys'],
    ['its pointer', 'current.json', 'is signed by none of the keys'],
    ['its code', 'v2/server/slot.cjs', 'is not what was published'],
  ])('a release with one byte changed in %s is not run, and the one before stays', async (_, file, words) => {
    const { store, reported, start, write, move, version } = await setUpSigned();
    const registry = start();
    await write('v1', blog);
    const first = await move('v1', blog);
    expect(await version(registry)).toBe('v1');
    await write('v2', blog);
    await move('v2', blog, first);
    const path = join(store, 'mfe-blog', file);
    const text = await readFile(path, 'utf8');
    // The version is part of all three.
    await writeFile(path, text.replace('v2', 'v3'));
    expect(await version(registry)).toBe('v1');
    expect(reported).toEqual([expect.stringContaining(words)]);
  });

  test('a release that is unsigned, or has the signature of another one, is not run', async () => {
    const { store, reported, start, write, move, version } = await setUpSigned();
    const registry = start();
    const { signature } = (await write('v1', blog)) as { readonly signature?: unknown };
    const first = await move('v1', blog);
    expect(await version(registry)).toBe('v1');
    const second = await write('v2', null);
    const next = await move('v2', blog, first);
    expect(await version(registry)).toBe('v1');
    await writeFile(join(store, 'mfe-blog', 'v2', 'release.json'), JSON.stringify({ ...second, signature }));
    await move('v2', blog, next);
    expect(await version(registry)).toBe('v1');
    expect(reported).toEqual([
      expect.stringContaining('Its release.json is not signed.'),
      expect.stringContaining('Its release.json is signed by none of the keys'),
    ]);
    expect(JSON.parse(await readFile(join(store, 'mfe-blog', 'v2', 'release.json'), 'utf8')).signature).toEqual(
      signature,
    );
  });
});
