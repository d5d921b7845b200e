import { pathToRegexp } from 'path-to-regexp';

interface Expression {
  readonly matches: string;
  readonly params: readonly string[];
}

/** The size of the cache of patterns: more than the live releases have together. */
const mostRemembered = 5000;

const remembered = new Map<string, Expression>();

/**
 * A pattern as a regular expression. Compiled on the server only, once: the browser receives the expression, so that both match
 * the same. Throws for a pattern that path-to-regexp cannot parse.
 */
export function expressionOf(pattern: string): Expression {
  const known = remembered.get(pattern);
  if (known) return known;
  const { regexp, keys } = pathToRegexp(pattern);
  const expression = { matches: regexp.source, params: keys.map(({ name }) => name) };
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(pattern, expression);
  return expression;
}

/** What is wrong with a pattern, in one sentence; `null` for a valid one. */
export function patternProblem(pattern: string): string | null {
  if (!pattern.startsWith('/') || (pattern !== '/' && pattern.endsWith('/'))) {
    return `The address "${pattern}" must begin with a slash and end without one.`;
  }
  try {
    const { params } = expressionOf(pattern);
    return new Set(params).size === params.length ? null : `The address "${pattern}" names a parameter twice.`;
  } catch (problem) {
    return `The address "${pattern}" cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}

/** Whether two patterns match the same addresses, ignoring the names of their parameters. */
export function samePattern(one: string, other: string): boolean {
  return patternProblem(other) === null && expressionOf(one).matches === expressionOf(other).matches;
}
