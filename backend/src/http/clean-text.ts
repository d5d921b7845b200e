/**
 * Text as a database can keep it: PostgreSQL takes neither a zero byte nor half a surrogate pair, and no other control
 * character but line break and tab means anything in what a visitor types.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
