/** Letters that are written in more than one way and read as one; digits of Arabic script as ASCII has them. */
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
 * A text as it is searched: in lower case, without accents and other marks, Arabic letters in one form, without the
 * invisible signs of writing direction.
 *
 *     'Rêve d’Azur'  =>  'reve d’azur'
 *     'أبراج المَارينا'  =>  'ابراج المارينا'
 */
export function foldText(text: string): string {
  // Composed first: a letter with its mark may be one of those that read as another; so may one without it, `ǣ`.
  const composed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  const bare = inOneForm(composed)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]+/gu, '');
  return inOneForm(bare);
}

const inOneForm = (text: string) => text.replace(/[أإآٱىیئؤةکæœøßłđðþħı]/g, (letter) => alike[letter] ?? letter);

/** The article, which is written with its word and often left out: `المارينا` and `مارينا`. */
const article = /^ال(?=\p{L}{3})/u;

/** The words of a text as they are searched, each without the Arabic article; punctuation is none. */
export function searchWords(text: string): readonly string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ''));
}
