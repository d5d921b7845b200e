/** Written otherwise in the encoding of a PDF's own fonts, which has the letters of Western Europe. */
const replacements: Readonly<Record<string, string>> = {
  '≈': '~',
  '\u00a0': ' ',
  '\u202f': ' ',
  '−': '-',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

/** Beyond Latin-1, what the encoding (Windows-1252) has. */
const further = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text in the letters of a PDF's own fonts: accents that they lack are dropped, and other scripts stand as `?`. */
export function inWinAnsi(text: string): string {
  return [...text].map(encodable).join('');
}

function encodable(character: string): string {
  const replaced = replacements[character] ?? character;
  if (/^[\x20-\x7e\xa1-\xff]$/.test(replaced) || further.includes(replaced)) return replaced;
  const bare = replaced.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^[\x20-\x7e]+$/.test(bare) ? bare : '?';
}
