import { type Area, areas } from '@iwan/shared/domain/areas/areas';

/** The most candidates for names of projects: each is a request. */
const mostNames = 4;

/** The areas that a text names, in the order of the footer. */
export function mentionedAreas(text: string): readonly Area[] {
  return areas.filter(({ name }) => isNamedIn(text, name));
}

/** Whether a text contains a name as whole words, ignoring case. */
export function isNamedIn(text: string, name: string): boolean {
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/**
 * Candidates for the names of projects: two to five capitalised words within a sentence that are not an area. Only the first
 * few: `We walked Harbour Gate at noon // => ['Harbour Gate']`.
 */
export function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){1,4}/gu);
  const names = new Set([...found].map(([name]) => name));
  return [...names].filter((name) => mentionedAreas(name).length === 0).slice(0, mostNames);
}
