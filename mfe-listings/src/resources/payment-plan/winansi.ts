/** Replacements for characters that the encoding of a PDF's standard fonts lacks. */
const replacements: Readonly<Record<string, string>> = {
  '≈': '~',
  '\u00a0': ' ',
  '\u202f': ' ',
  '−': '-',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

/** Characters of the encoding (Windows-1252) beyond Latin-1. */
const further = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text in the encoding of a PDF's standard fonts: missing accents are dropped, and other scripts become `?`. */
export function inWinAnsi(text: string): string {
  return [...text].map(encodable).join('');
}

function encodable(character: string): string {
  const replaced = replacements[character] ?? character;
  if (/^[\x20-\x7e\xa1-\xff]$/.test(replaced) || further.includes(replaced)) return replaced;
  const bare = replaced.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^[\x20-\x7e]+$/.test(bare) ? bare : '?';
}
