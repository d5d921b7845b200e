/**
 * What a stylesheet is split by: strings, addresses, comments and escapes are skipped as a whole, since they may contain any of the
 * signs that structure it. The last three begin something that does not end.
 */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\(\s*(?!["'\s])[^)]*\)|\/\*.*?\*\/|\\.|[{};]|"|'|\/\*/gs;
const unended = new Set(['"', "'", '/*']);

/**
 * The rules of a stylesheet, each with its block, and the statements between them, in their order: joined, they are the stylesheet.
 * `null` where braces do not match or a string or comment does not end, since browsers recover from that in ways that are not reproduced here.
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
