/** Variants of letters that are treated as equal; digits of Arabic script as ASCII. */
const alike: Readonly<Record<string, string>> = {
  ...letters('ا', 'أإآٱ'),
  ...letters('ي', 'ىیئ'),
  ...letters('و', 'ؤ'),
  ...letters('ه', 'ة'),
  ...letters('ك', 'ک'),
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};

function letters(letter: string, forms: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...forms].map((form) => [form, letter]));
}

/**
 * A text folded for searching: lower case, without accents and other marks, Arabic letters in one form, digits and their separators as in
 * ASCII, without invisible marks of writing direction.
 *
 *     'Rêve d’Azur'  =>  'reve d’azur'
 *     'أبراج المَارينا'  =>  'ابراج المارينا'
 */
export function foldText(text: string): string {
  // Composed first: a letter with or without its mark may have a replacement, such as `ǣ`.
  const composed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٬،]/g, ',')
    .replaceAll('٫', '.');
  const bare = inOneForm(composed)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]+/gu, '');
  return inOneForm(bare);
}

const inOneForm = (text: string) => text.replace(/[أإآٱىیئؤةکæœøßłđðþħı]/g, (letter) => alike[letter] ?? letter);

/** The Arabic article, which is a prefix of its word and often left out: `المارينا` and `مارينا`. */
const article = /^ال(?=\p{L}{3})/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all ASCII characters are meant.
const isAscii = /^[\x00-\x7f]*$/;

/** The words of a text folded for searching, without the Arabic article and punctuation. */
export function searchWords(text: string): readonly string[] {
  // Nothing is folded in most texts, and there are many.
  if (isAscii.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ''));
}
