import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { foreignRules } from './foreign-rules';

/** So many rules say enough of what is wrong. */
const mostNamed = 3;

/** The stylesheets of a release that may draw what is others', a sentence each. */
export async function styleProblems(
  { name, container, files }: Pick<Release, 'name' | 'container' | 'files'>,
  folder: string,
): Promise<readonly string[]> {
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  const problems = sheets.map(async (file) => {
    const rules = foreignRules(await readFile(join(folder, file), 'utf8'), `${container}_`);
    if (rules.length === 0) return [];
    const shown = rules.slice(0, mostNamed).join('; ') + (rules.length > mostNamed ? '; …' : '');
    return [
      `${name} ${file} draws more than its own: ${shown}. Each selector needs a class of a CSS Module of its own.`,
    ];
  });
  return (await Promise.all(problems)).flat();
}
