/** Fails with the missing words of a document instead of the whole document. */
export function expectTexts(html: string, texts: readonly string[]): void {
  const lacking = texts.filter((text) => !html.includes(text));
  if (lacking.length > 0)
    throw new Error(`The document does not say ${lacking.map((text) => `"${text}"`).join(', ')}.`);
}
