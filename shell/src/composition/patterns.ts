import { pathToRegexp } from 'path-to-regexp';

interface Expression {
  readonly matches: string;
  readonly params: readonly string[];
}

/** Patterns that are remembered: more than the releases that are live together have. */
const mostRemembered = 5000;

const remembered = new Map<string, Expression>();

/**
 * A pattern as a regular expression. Read on the server alone: the browser is given the expression, so that both mean
 * the same by it. Each is compiled once. Throws for what path-to-regexp cannot read.
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

/** What is wrong with a pattern, in one sentence; `null` for a good one. */
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

/** Whether two patterns mean the same addresses, whatever their parameters are called. */
export function samePattern(one: string, other: string): boolean {
  return patternProblem(other) === null && expressionOf(one).matches === expressionOf(other).matches;
}
