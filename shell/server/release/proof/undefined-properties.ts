import { tokenNames } from '../../../src/theme/token-names';

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
