import { type Area, areas } from '@iwan/shared/domain/search/areas/areas';

/** Projects that an article may be asked about: each is a question to the backend. */
const mostNames = 4;

/** The areas that a text names, in the order of the footer. */
export function areasSpokenOf(text: string): readonly Area[] {
  return areas.filter(({ name }) => isNamedIn(text, name));
}

/** Whether a text has a name in it as words of their own, in any case. */
export function isNamedIn(text: string, name: string): boolean {
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/**
 * What in a text may be the name of a project: two to five words with capitals, within a sentence, no area. The first
 * few: `We walked Harbour Gate at noon // => ['Harbour Gate']`.
 */
export function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){1,4}/gu);
  const names = new Set([...found].map(([name]) => name));
  return [...names].filter((name) => areasSpokenOf(name).length === 0).slice(0, mostNames);
}
