/** A word, or a parameter, which may stand between other characters: `blog`, `:id`, `:developer-properties`. */
const segmentPattern = /^(?:[\w.~-]+|(?:[\w.~-]*[.~-])?:[A-Za-z_]\w*(?:[.~-][\w.~-]*)?)$/;

/** What is wrong with a pattern, in one sentence; `null` for a valid one. */
export function patternError(pattern: string): string | null {
  if (!pattern.startsWith('/') || (pattern !== '/' && pattern.endsWith('/'))) {
    return `The address "${pattern}" must begin with a slash and end without one.`;
  }
  const segments = pattern === '/' ? [] : pattern.slice(1).split('/');
  if (!segments.every((segment) => segmentPattern.test(segment))) {
    return `The address "${pattern}" cannot be read: a segment is a word, or a parameter like ":id" or ":id-words".`;
  }
  const names = pattern.match(/:\w+/g) ?? [];
  return new Set(names).size === names.length ? null : `The address "${pattern}" names a parameter twice.`;
}

/** The same string for patterns that match the same addresses: without the names of their parameters. */
export function shapeOf(pattern: string): string {
  return pattern.replace(/:\w+/g, ':').toLowerCase();
}

/** Whether two patterns match the same addresses. */
export function samePattern(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other);
}
