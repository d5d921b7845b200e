/** Latin letters that Unicode does not take apart into a letter and a mark. */
const unfolded: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * The slug of a name: lower case, every run of characters that are neither letters nor digits one hyphen, diacritics of
 * Latin letters folded, letters of other scripts kept with their marks. Empty when the name has no letter or digit.
 *
 *     L'Étoile & Sons / Marina  =>  l-etoile-sons-marina
 */
export function toSlug(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Elsewhere a mark is part of the letter: й is not и, and が is not か.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[æœøßłđðþħı]/g, (letter) => unfolded[letter] ?? letter)
    .normalize('NFC');
  return (folded.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? []).join('-');
}

/** The name that section 7 puts into a call for a slug: hyphens turned back into spaces. */
export function slugToName(slug: string): string {
  return slug.replaceAll('-', ' ');
}
