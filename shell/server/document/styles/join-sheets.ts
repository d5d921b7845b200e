import { LRUCache } from 'lru-cache';
import { topLevelRules } from './top-level-rules';

/** More stylesheets than the live releases have together. */
const mostSplit = 400;

const split = new LRUCache<string, { readonly rules: readonly string[] | null }>({ max: mostSplit });

/** At-rules that a later one of the same text replaces. Of others, such as layers, the first one may count. */
const replaceable = /^@(?:media|supports|container|font-face|(?:-webkit-)?keyframes)\b/i;

/**
 * Stylesheets of one owner as one text, each rule once. Each stylesheet of a remote has the rules of all components that its part is
 * made of, and the parts of a page have many in common: a third of the rules of Home. A rule is left out where a later one has the
 * same text: that one has the same declarations and the same specificity, and precedence over it, so the former has no effect.
 */
export function joinSheets(sheets: readonly string[]): string {
  if (sheets.length === 1) return sheets[0] ?? '';
  const rules = sheets.map(rulesOf);
  if (!rules.every((each) => each !== null)) return sheets.join('\n');
  const later = new Set<string>();
  const kept = rules.flat().reduceRight<string[]>((those, rule) => {
    const text = rule.trimStart();
    const isReplaceable = !text.startsWith('@') || replaceable.test(text);
    if (!isReplaceable || !later.has(text)) those.push(text);
    later.add(text);
    return those;
  }, []);
  return kept.reverse().join('');
}

function rulesOf(sheet: string): readonly string[] | null {
  let known = split.get(sheet);
  if (!known) {
    known = { rules: topLevelRules(sheet) };
    split.set(sheet, known);
  }
  return known.rules;
}
