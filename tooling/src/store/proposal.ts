import { join } from 'node:path';
import { canaryFile } from '@iwan/shared/contracts/canary';
import { Publisher } from '@iwan/shared/contracts/publisher';
import type { Release } from '@iwan/shared/contracts/release';
import type { Audience } from '../release/audience';
import { expectComparable } from '../release/canaries';
import { runningCanary } from '../release/canary-files';
import { pointedVersion, publishedVersion } from '../release/publish-release';
import { readJson } from '../release/release-files';

type Described = Pick<Release, 'name' | 'version' | 'files' | 'contract'>;

/**
 * The changes that publishing a release would make to a store, as messages, one per line. Writes nothing. Rejects with the
 * message of the refusal where it would be refused: the site would not trust this publisher, or there is nothing to compare a
 * canary with.
 */
export async function proposalOf(
  audience: Audience,
  store: string,
  release: Described,
  publisher: Publisher = Publisher.of(process.env),
): Promise<string> {
  const { name, version, files, contract } = release;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  publisher.sign(release, { kind: 'release', remote: name });
  return [
    `${name} ${version} is sound: ${Object.keys(files).length} files, ${bytes} bytes, contract ${contract}.`,
    ...(await movesOf(audience, store, release, publisher)),
    'Nothing was published.',
  ].join('\n');
}

/** The changes that withdrawing a remote would make to a store, as in `proposalOf`. Writes nothing; rejects with a message. */
export async function withdrawalProposal(
  store: string,
  name: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<string> {
  const published = await publishedVersion(store, name);
  if (published === 'nothing') throw new Error(`${store} has no release of ${name}.`);
  const file = join(store, name, 'current.json');
  publisher.sign({ version: null }, { kind: 'pointer', remote: name }, await readJson(file));
  const move =
    published.version === null
      ? `${file} names nothing: ${name} is off the site already.`
      : `${file} would name nothing in place of ${published.version}, and ${name} would be off the site.`;
  return `${move}\nNothing was changed.`;
}

async function movesOf(
  audience: Audience,
  store: string,
  { name, version }: Described,
  publisher: Publisher,
): Promise<readonly string[]> {
  const home = join(store, name);
  const stable = await pointedVersion(home);
  switch (audience.kind) {
    case 'everybody': {
      const file = join(home, 'current.json');
      publisher.sign({ version }, { kind: 'pointer', remote: name }, await readJson(file));
      const isCanary = (await runningCanary(home))?.version === version;
      return [
        stable === version
          ? `${file} would go on naming it: it is live already.`
          : `${file} would name ${version} in place of ${stable ?? 'nothing'}.`,
        ...(isCanary ? ['It is the canary, which would end as promoted.'] : []),
      ];
    }
    case 'canary': {
      await expectComparable(store, { name, version });
      const { percent } = audience;
      const file = join(home, canaryFile);
      publisher.sign({ version, percent }, { kind: 'canary', remote: name }, await readJson(file));
      const running = (await runningCanary(home))?.version ?? null;
      const other = running === null || running === version ? '' : ` in place of the canary ${running}`;
      return [`${file} would give it to ${percent} of 100 visitors${other}; all others would keep ${stable}.`];
    }
    case 'preview':
      return [`No pointer would move: all visitors would keep ${stable ?? 'nothing'}.`];
  }
}
