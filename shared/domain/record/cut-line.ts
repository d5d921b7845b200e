/** The longest single-line text. */
export const longestLine = 300;

/** A text of one line with at most 300 characters, the last an ellipsis where it was longer; a surrogate pair is never split. */
export function cutLine(text: string): string {
  if (text.length <= longestLine) return text;
  const kept = text.slice(0, longestLine - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
