import { LRUCache } from 'lru-cache';
import { topLevelRules } from './top-level-rules';

/** The maximum number of cached stylesheets: more than all live releases have. */
const mostSplit = 400;

const split = new LRUCache<string, { readonly rules: readonly string[] | null }>({ max: mostSplit });

/** At-rules of which only the last of several with the same text has an effect. For others, such as layers, the first may count. */
const replaceable = /^@(?:media|supports|container|font-face|(?:-webkit-)?keyframes)\b/i;

/**
 * Joins stylesheets of one owner into one text without duplicate rules. Each stylesheet of a remote has the rules of all components
 * in its part, and the parts of a page share many of them: a third of the rules of Home are duplicates. A rule is left out where a
 * later one has the same text: with the same declarations and specificity, the later one takes precedence.
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
