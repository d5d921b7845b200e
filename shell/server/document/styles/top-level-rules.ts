/**
 * The tokens of a stylesheet. Strings, URLs, comments and escapes are matched as a whole, since they may contain braces and
 * semicolons. The last three alternatives match the start of a string or comment that has no end.
 */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\(\s*(?!["'\s])[^)]*\)|\/\*.*?\*\/|\\.|[{};]|"|'|\/\*/gs;
const unended = new Set(['"', "'", '/*']);

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
