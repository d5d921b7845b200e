/** A word of Arabic, by which a table in an older encoding of Windows is told from a Western one. */
const arabicWord = /\p{Script=Arabic}{2}/u;

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, or an encoding of Windows (1256 where that
 * reads as Arabic, else 1252). `null` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return arabicWord.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}
