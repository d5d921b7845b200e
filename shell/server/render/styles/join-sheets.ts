import { LRUCache } from 'lru-cache';

/**
 * The tokens of a stylesheet. Strings, URLs, comments and escapes are matched as a whole, since they may contain braces and
 * semicolons. The last three alternatives match the start of a string or comment that has no end.
 */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\(\s*(?!["'\s])[^)]*\)|\/\*.*?\*\/|\\.|[{};]|"|'|\/\*/gs;
const unended = new Set(['"', "'", '/*']);

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

/**
 * Splits a stylesheet into its top-level rules and statements, in order; joined, they are the stylesheet again. `null` where braces
 * do not match or a string or comment does not end: browsers' error recovery is not reproduced here.
 */
export function topLevelRules(css: string): readonly string[] | null {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (unended.has(token)) return null;
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (token !== ';') continue;
    if (depth < 0) return null;
    if (depth > 0 || token === '{') continue;
    rules.push(css.slice(from, index + 1));
    from = index + 1;
  }
  const rest = css.slice(from);
  return depth === 0 && rest.trim() === '' ? rules : null;
}
