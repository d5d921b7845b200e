/** Latin letters that Unicode does not decompose into a letter and a mark. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: all ASCII characters are meant.
const isAscii = /^[\x00-\x7f]*$/;

/**
 * The slug of a name: lower case, every run of characters that are neither letters nor digits one hyphen, diacritics of
 * Latin letters folded, letters of other scripts kept with their marks. Empty when the name has no letter or digit.
 *
 *     L'Étoile & Sons / Marina  =>  l-etoile-sons-marina
 */
export function toSlug(name: string): string {
  // Most names need none of what follows, which takes several times longer.
  if (isAscii.test(name)) return (name.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // In other scripts a mark is part of the letter: й is not и, and が is not か.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[æœøßłđðþħı]/g, (letter) => unfolded[letter] ?? letter)
    .normalize('NFC');
  return (folded.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? []).join('-');
}

/** A name as a path segment: its slug, or the name itself where it has no letter or digit. */
export function slugOrName(name: string): string {
  return toSlug(name) || name;
}

type Developer = { readonly name: string } | null;

/** The name for a developer in the addresses of projects; `independent` for a project without one. */
export function nameInAddress(developer: Developer): string {
  return developer?.name ?? 'independent';
}

/** The developer's part of a project's address. */
export function developerSlug(developer: Developer): string {
  return slugOrName(nameInAddress(developer));
}

/** The name for a slug in a call of section 7: hyphens are replaced by spaces. */
export function slugToName(slug: string): string {
  return slug.replaceAll('-', ' ');
}
