import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostedFolder, type Release } from '@iwan/shared/contracts/release';
import { CssSyntaxError } from 'postcss';
import { foreignRules } from './foreign-rules';

/** The most rules that are listed. */
const mostNamed = 3;

/** The stylesheets of a release that may affect other owners' elements on a page of the site, a sentence each. */
export async function styleProblems(
  { name, container, files }: Pick<Release, 'name' | 'container' | 'files'>,
  folder: string,
): Promise<readonly string[]> {
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css') && !file.startsWith(hostedFolder));
  const problems = sheets.map(async (file) => {
    const problem = problemOf(await readFile(join(folder, file), 'utf8'), `${container}_`);
    return problem === null ? [] : [`${name} ${file} ${problem}`];
  });
  return (await Promise.all(problems)).flat();
}

function problemOf(sheet: string, prefix: string): string | null {
  try {
    const rules = foreignRules(sheet, prefix);
    if (rules.length === 0) return null;
    const shown = rules.slice(0, mostNamed).join('; ') + (rules.length > mostNamed ? '; …' : '');
    return `draws more than its own: ${shown}. Each selector needs a class of a CSS Module of its own.`;
  } catch (problem) {
    if (!(problem instanceof CssSyntaxError)) throw problem;
    return `is not well-formed: ${problem.reason}, in line ${problem.line}, column ${problem.column}.`;
  }
}
