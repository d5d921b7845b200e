/** Fails with the missing words of a document instead of the whole document. */
export function expectWords(html: string, words: readonly string[]): void {
  const lacking = words.filter((word) => !html.includes(word));
  if (lacking.length > 0)
    throw new Error(`The document does not say ${lacking.map((word) => `"${word}"`).join(', ')}.`);
}
