/** Longer than any honest name; what is longer makes a page of its own. */
export const longestLine = 300;

/** A text of one line, at most 300 characters of it, the last an ellipsis where it was longer; no sign is cut in two. */
export function cutLine(text: string): string {
  if (text.length <= longestLine) return text;
  const kept = text.slice(0, longestLine - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
