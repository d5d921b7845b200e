/** What a typed amount of money came to. */
export type TypedAmount =
  | { readonly status: 'amount'; readonly dirhams: number }
  | { readonly status: 'empty' }
  | { readonly status: 'unreadable' };

const factors = new Map<string, number>([
  ['', 1],
  ...['k', 'thousand', 'الف', 'ألف', 'آلاف'].map((word) => [word, 1_000] as const),
  ...['m', 'mn', 'mio', 'mln', 'million', 'millions', 'مليون', 'ملايين'].map((word) => [word, 1_000_000] as const),
  ...['b', 'bn', 'billion', 'billions', 'مليار'].map((word) => [word, 1_000_000_000] as const),
]);

/** Longer than any amount that somebody types; what is longer is not looked at. */
const longest = 60;

const currency = /^(?:aed|dhs?\.?|درهم|د\.إ\.?)|(?:aed|dhs?\.?|درهم|د\.إ\.?)$/g;
/** `1,200,000`, and `12,00,000` as it is grouped in India. */
const groupedByCommas = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** `1.200.000`; one dot alone is a decimal point. */
const groupedByDots = /^\d{1,3}(?:\.\d{3}){2,}$/;
const plain = /^\d+(?:\.\d+)?$/;
/** `1,5 million`: nobody groups by one or two digits. */
const decimalComma = /^\d+,\d{1,2}$/;

/**
 * The dirhams that a visitor means by what is typed into a field of money: separators, `AED`, short and long words for
 * thousand and million, in Latin, Arabic and Persian digits. Never guesses: what could be two amounts is unreadable.
 *
 *     '2m'           =>  2_000_000
 *     '1.5 MILLION'  =>  1_500_000
 *     '٢٬٠٠٠٬٠٠٠'     =>  2_000_000
 *     '2-3m'         =>  unreadable
 */
export function parseTypedAmount(text: string): TypedAmount {
  const typed = latinDigits(text).toLowerCase().trim();
  if (typed === '') return { status: 'empty' };
  if (typed.length > longest) return { status: 'unreadable' };
  const bare = typed.replace(currency, '').trim();
  const [, written = '', word = ''] = /^([\d.,\s'’]+?)\s*(\p{L}*)\.?$/u.exec(bare) ?? [];
  const factor = factors.get(word);
  // Spaces and apostrophes stand between groups of three only: `1 200 000`, and not `1 2`.
  const figures = written.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, ',');
  const number = readFigures(figures, word !== '');
  if (factor === undefined || number === null) return { status: 'unreadable' };
  const dirhams = Math.round(number * factor);
  return Number.isSafeInteger(dirhams) ? { status: 'amount', dirhams } : { status: 'unreadable' };
}

function readFigures(figures: string, isScaled: boolean): number | null {
  if (groupedByCommas.test(figures)) return Number(figures.replaceAll(',', ''));
  if (groupedByDots.test(figures)) return Number(figures.replaceAll('.', ''));
  if (isScaled && decimalComma.test(figures)) return Number(figures.replace(',', '.'));
  return plain.test(figures) ? Number(figures) : null;
}

/** Digits and separators of Arabic script as ASCII has them; marks of writing direction are left out. */
function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٬،]/g, ',')
    .replaceAll('٫', '.');
}
