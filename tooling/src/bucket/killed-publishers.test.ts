import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishUnderKills } from './testing/killed-publishers';
import { faultsOf, publisherKey, watchStore } from './testing/store-audit';

/** Six processes start, and each file is synced to the disk: five seconds on an idle machine. */
const timeLimit = 120_000;

test(
  'of 20 publications by two publishers of a folder, with 4 kills in their midst, none is lost and none is half @ci',
  async () => {
    const [store, builds] = [await temporaryFolder(), await temporaryFolder()];
    const { env, keys } = await publisherKey(builds);
    let isOver = false;
    const watched = watchStore(store, { keys, isOver: () => isOver });
    const { times, killed } = await publishUnderKills({
      ...{ stores: [store, store], builds, env },
      ...{ publications: 20, kills: 4 },
    }).finally(() => {
      isOver = true;
    });
    expect(killed).toBe(4);
    expect(times.size).toBe(20);
    expect((await watched).faults).toEqual([]);
    expect((await watched).seen).toBeGreaterThan(1);
    expect(await faultsOf(store, times)).toEqual([]);
  },
  timeLimit,
);
