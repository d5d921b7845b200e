import { spawnSync } from 'node:child_process';

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
