import { spawnSync } from 'node:child_process';
import { isPercentage } from '@iwan/shared/contracts/canary';
import { previewAddress, type Release } from '@iwan/shared/contracts/release';
import { publishCanary, publishPreview } from './canaries';
import { publishRelease } from './publish-release';

/** The audience of a published release. */
export type Audience =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'canary'; readonly percent: number }
  | { readonly kind: 'preview' };

/** The options of `release` on the command line, for `parseArgs`. */
export const releaseOptions = {
  store: { type: 'string' },
  remove: { type: 'boolean', default: false },
  withdraw: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  message: { type: 'string' },
  canary: { type: 'string' },
  preview: { type: 'boolean', default: false },
} as const;

interface Words {
  readonly canary?: string | undefined;
  readonly preview: boolean;
}

/** Parses the audience of a command line: `--canary 10`. Throws a message where it is invalid. */
export function audienceOf({ canary, preview }: Words): Audience {
  if (canary === undefined) return { kind: preview ? 'preview' : 'everybody' };
  if (preview) throw new Error('A release is a canary or a preview: leave out one of the two.');
  const percent = /^\d{1,2}$/.test(canary) ? Number(canary) : 0;
  if (!isPercentage(percent)) {
    throw new Error(`--canary must be a whole number from 1 to 99, the share of visitors in percent, not "${canary}".`);
  }
  return { kind: 'canary', percent };
}

type Described = Pick<Release, 'name' | 'version' | 'files'>;

/** Publishes a release for an audience. `siteUrl` is the origin of a preview. Returns a message about it. */
export async function publishFor(
  audience: Audience,
  store: string,
  release: Described,
  { siteUrl, dist }: { readonly siteUrl: string; readonly dist?: string },
): Promise<string> {
  const { name, version } = release;
  switch (audience.kind) {
    case 'everybody':
      await publishRelease(store, release, dist);
      return `Published ${name} ${version}.`;
    case 'canary':
      await publishCanary(store, release, audience, dist);
      return `Published ${name} ${version} for ${audience.percent} of 100 visitors; "promote" gives it to all, "withdraw" to none.`;
    case 'preview':
      await publishPreview(store, release, dist);
      return `Published ${name} ${version} as a preview. See it at ${siteUrl}${previewAddress({ name, version })}`;
  }
}

/** How many names a sentence has at most. */
const mostNames = 3;

/**
 * Says that a release has changes which are in no commit, in the named files and folders; `null` where it has none, or where there is no
 * repository to ask.
 */
export function uncommittedSentence(name: string, folder: string, paths: readonly string[] = ['.']): string | null {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0 || stdout === '') return null;
  const names = stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const others = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  return `${name} is built with changes that are not committed: ${names.slice(0, mostNames).join(', ')}${others}.`;
}
