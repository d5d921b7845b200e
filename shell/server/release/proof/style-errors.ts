import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostedFolder, type Release } from '@iwan/shared/contracts/release';
import { CssSyntaxError } from 'postcss';
import { tokenNames } from '../../../src/theme/token-names';
import { foreignRules } from './foreign-rules';

/** The most rules that are listed. */
const mostNamed = 3;

/** The stylesheets of a release that may affect other owners' elements on a page of the site, a sentence each. */
export async function styleErrors(
  { name, container, files }: Pick<Release, 'name' | 'container' | 'files'>,
  folder: string,
): Promise<readonly string[]> {
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css') && !file.startsWith(hostedFolder));
  const errors = sheets.map(async (file) => {
    const error = errorOf(await readFile(join(folder, file), 'utf8'), `${container}_`);
    return error === null ? [] : [`${name} ${file} ${error}`];
  });
  return (await Promise.all(errors)).flat();
}

function errorOf(sheet: string, prefix: string): string | null {
  try {
    const rules = foreignRules(sheet, prefix);
    if (rules.length === 0) return null;
    const shown = rules.slice(0, mostNamed).join('; ') + (rules.length > mostNamed ? '; …' : '');
    return `draws more than its own: ${shown}. Each selector needs a class of a CSS Module of its own.`;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return `is not well-formed: ${error.reason}, in line ${error.line}, column ${error.column}.`;
  }
}

/**
 * The custom properties that stylesheets use without a fallback and that neither the shell's tokens nor the stylesheets
 * themselves nor a `style` attribute define; without duplicates.
 */
export function undefinedProperties(sheets: readonly string[], html: string): readonly string[] {
  const all = sheets.join('\n');
  const used = new Set([...all.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  const set = [...all.matchAll(/(--[\w-]+)\s*:/g), ...html.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
  const defined = new Set<string>([...tokenNames, ...set]);
  return [...used].filter((name) => !defined.has(name));
}

/**
 * The classes in HTML that begin with a prefix and that no stylesheet defines, without duplicates. The prefix is the remote's
 * own, which its CSS Modules add to every name.
 */
export function undefinedClasses(html: string, prefix: string, sheets: readonly string[]): readonly string[] {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => name.startsWith(prefix)),
  );
  const defined = new Set(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = '']) => unescaped(name)),
    ),
  );
  return [...used].filter((name) => !defined.has(name));
}

/** `a\+b` // => `a+b` */
function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
