import { plainText } from './plain-text';

/** Words that a reader takes in a minute, of a text that explains something. */
const wordsPerMinute = 220;

/** How long texts of HTML take to read, in whole minutes and at least one; `null` where there is nothing to read. */
export function readingMinutes(texts: readonly string[]): number | null {
  const words = texts.reduce((sum, html) => sum + countWords(plainText(html)), 0);
  return words === 0 ? null : Math.max(1, Math.round(words / wordsPerMinute));
}

function countWords(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}
