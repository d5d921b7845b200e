import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { closeTestBucket, testBucket } from '../objects/testing/s3-server';
import { removeLeftUploads } from './release-objects';
import { readStore } from './release-store';
import { parseIndex } from './store-index';
import { publishUnderKills, type Times } from './testing/killed-publishers';
import { faultsOf, publisherKey, watchStore } from './testing/store-audit';

afterAll(closeTestBucket);

const amount = { publications: 500, kills: 50 };
const timeLimit = 30 * 60_000;

/** Progress for the person who runs it. */
function printSummary(where: string, times: Times, killed: number, seen: number): void {
  const taken = [...times.values()].map(({ begun, done }) => done - begun).sort((one, other) => one - other);
  const at = (share: number) => Math.round(taken[Math.floor(share * (taken.length - 1))] ?? 0);
  const summary = `${times.size} publications to a ${where}, ${killed} kills, ${seen} pointers seen`;
  process.stdout.write(`${summary}; one takes ${at(0.5)} ms, at most ${at(1)} ms.\n`);
}

test(
  'of 500 publications by two publishers of a folder, with 50 kills in their midst, none is lost and none is half',
  async () => {
    const [store, builds] = [await temporaryFolder(), await temporaryFolder()];
    const { env, keys } = await publisherKey(builds);
    let isOver = false;
    const watched = watchStore(store, { keys, isOver: () => isOver });
    const { times, killed } = await publishUnderKills({ stores: [store, store], builds, env, ...amount }).finally(
      () => {
        isOver = true;
      },
    );
    const { seen, faults } = await watched;
    printSummary('folder', times, killed, seen);
    expect(faults).toEqual([]);
    expect({ killed, published: times.size }).toEqual({ killed: 50, published: 500 });
    expect(await faultsOf(store, times)).toEqual([]);
  },
  timeLimit,
);

test(
  'of 500 publications by two machines to a bucket, with 50 kills in their midst, none is lost and none is half',
  async () => {
    const { server, bucket } = await testBucket();
    const [one, two, site, builds] = await Promise.all(Array.from({ length: 4 }, temporaryFolder));
    if (!one || !two || !site || !builds) throw new Error('There are four folders.');
    const { env, keys } = await publisherKey(builds);
    let isOver = false;
    const refresh = () => readStore({ folder: site, bucket });
    const watched = watchStore(site, { keys, isOver: () => isOver, refresh, pause: 200 });
    const plan = { stores: [one, two] as const, bucket: 'releases', builds, env, ...amount };
    const { times, killed } = await publishUnderKills(plan).finally(() => {
      isOver = true;
    });
    const { seen, faults } = await watched;
    printSummary('bucket', times, killed, seen);
    expect(faults).toEqual([]);
    expect({ killed, published: times.size }).toEqual({ killed: 50, published: 500 });
    // What an empty machine downloads: each release is downloaded and its hashes are compared.
    const fresh = await temporaryFolder();
    await readStore({ folder: fresh, bucket });
    expect(await faultsOf(fresh, times)).toEqual([]);
    // A day later nothing is left of the uploads of killed publishers, and everything of the others.
    const index = await bucket.read('store.json');
    if (index === null || index === 'unchanged') throw new Error('The bucket has no index.');
    const named = new Set(Object.values(parseIndex(index.content).releases));
    await removeLeftUploads(bucket, named, Date.now() + 25 * 60 * 60 * 1000);
    const uploads = [...server.objects.keys()].flatMap((key) => /^iwan\/uploads\/([^/]+)\//.exec(key)?.[1] ?? []);
    expect(new Set(uploads)).toEqual(named);
  },
  timeLimit,
);
