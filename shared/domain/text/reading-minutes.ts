import { plainText } from './plain-text';

/** Words read in a minute, for an explanatory text. */
const wordsPerMinute = 220;

/** The reading time of HTML texts in whole minutes, at least one; `null` for empty ones. */
export function readingMinutes(texts: readonly string[]): number | null {
  const words = texts.reduce((sum, html) => sum + countWords(plainText(html)), 0);
  return words === 0 ? null : Math.max(1, Math.round(words / wordsPerMinute));
}

function countWords(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}
