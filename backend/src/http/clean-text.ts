/**
 * Removes what a database cannot store: PostgreSQL accepts neither a zero byte nor half a surrogate pair. Other control
 * characters except line break and tab are meaningless in a visitor's text.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
