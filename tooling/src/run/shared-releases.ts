import { shellName } from '@iwan/shared/contracts/shell-release';
import { changeStore, followBucket, type ReleaseStore } from '../bucket/release-store';
import { publishedVersion } from '../release/publish-release';
import { sentenceOf } from '../stop-with-sentence';
import type { RestartingProgram } from './restarting-process';

/**
 * Publishes into a store as it is started with. A bucket that cannot be reached is no reason not to start, where this machine has its
 * releases; rejects with a sentence where it has none.
 */
export async function publishAtStart(store: ReleaseStore, publish: (folder: string) => Promise<void>): Promise<void> {
  try {
    await changeStore(store, publish);
  } catch (error) {
    const { folder, bucket } = store;
    if (bucket === null || (await publishedVersion(folder, shellName)) === 'nothing') throw error;
    console.error(`The site starts with the releases that this machine has. ${sentenceOf(error)}`);
  }
}

/** Keeps the folder in line with its bucket, as one more of what runs until the site is stopped; none without a bucket. */
export function followReleases(store: ReleaseStore): readonly RestartingProgram[] {
  if (store.bucket === null) return [];
  const stopping = new AbortController();
  const followed = followBucket(store, (sentence) => console.error(sentence), stopping.signal);
  return [
    {
      name: 'copy of the releases',
      ended: followed.then(() => 'exit code 0'),
      async stop() {
        stopping.abort();
        await followed;
      },
    },
  ];
}
