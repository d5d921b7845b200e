/** A word of Arabic, by which a text in an older encoding of Windows is told from a Western one. */
const arabicWord = /\p{Script=Arabic}{2}/u;

/** The encoding of Windows in which bytes read as a text: 1256 where that has a word of Arabic. */
export const windowsEncodingOf = (bytes: Uint8Array): 'windows-1256' | 'windows-1252' =>
  arabicWord.test(new TextDecoder('windows-1256').decode(bytes)) ? 'windows-1256' : 'windows-1252';

/**
 * The kind of a file that is not a text in UTF-8, UTF-16 or an encoding of Windows, by its first bytes, for the sentence that refuses
 * it; `null` if it is unknown.
 */
export function looksLike(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (/^(?:fffe0000|0000feff|..000000|000000..)$/.test(head)) return 'UTF-32';
  if (head.startsWith('504b0304')) return 'an Excel workbook';
  return head.startsWith('1f8b') ? 'a compressed file (gzip)' : null;
}
