/** A word for a power of ten after a number. */
const factors = new Map<string, number>([
  ['', 1],
  ...['k', 'thousand', 'thousands', 'الف', 'ألف', 'آلاف', 'الاف'].map((word) => [word, 1_000] as const),
  ...['m', 'mn', 'mio', 'mln', 'million', 'millions', 'مليون', 'ملايين'].map((word) => [word, 1_000_000] as const),
  ...['b', 'bn', 'bln', 'billion', 'billions', 'مليار'].map((word) => [word, 1_000_000_000] as const),
]);

/** These words as a part of a regular expression, the longest first; without `b`, since `2b` in a search is two bedrooms. */
export const scaleWords = [...factors.keys()]
  .filter((word) => word !== '' && word !== 'b')
  .sort((one, other) => other.length - one.length)
  .join('|');

/** `1,200,000`, and `12,00,000` as grouped in India. */
const groupedByCommas = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** `1.200.000`, and `950.000`: three digits after a dot are a group, except before a word (`1.250 million`). */
const groupedByDots = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const plain = /^\d+(?:\.\d+)?$/;
/** `1,5 million`: groups have three digits. */
const decimalComma = /^\d+,\d{1,2}$/;

/**
 * Parses a typed number after `latinText` has converted it to ASCII: separators, short and long words for thousand and million.
 * Never guesses: `null` for an ambiguous or invalid text.
 *
 *     '1.5 million'  =>  1_500_000
 *     '1,200,000'    =>  1_200_000
 *     '950.000'      =>  950_000
 *     '2-3m'         =>  null
 */
export function readTypedNumber(text: string): number | null {
  const [, written = '', word = ''] = /^([\d.,\s'’]+?)\s*(\p{L}*)\.?$/u.exec(text) ?? [];
  const factor = factors.get(word);
  // Spaces and apostrophes separate groups of three only: `1 200 000`, but not `1 2`.
  const figures = written.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, ',');
  const number = readFigures(figures, word !== '');
  return factor === undefined || number === null ? null : number * factor;
}

function readFigures(figures: string, isScaled: boolean): number | null {
  if (groupedByCommas.test(figures)) return Number(figures.replaceAll(',', ''));
  if (isScaled && plain.test(figures)) return Number(figures);
  if (groupedByDots.test(figures)) return Number(figures.replaceAll('.', ''));
  if (isScaled && decimalComma.test(figures)) return Number(figures.replace(',', '.'));
  return plain.test(figures) ? Number(figures) : null;
}

/** Lower case, with digits and separators of Arabic script as ASCII, and without marks of writing direction. */
export function latinText(text: string): string {
  // Most texts; prices are parsed for each record.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٬،]/g, ',')
    .replaceAll('٫', '.')
    .toLowerCase()
    .trim();
}
