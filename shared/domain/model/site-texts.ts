/**
 * The texts of the footer (section 2) that are records, each with the gaps that its text may have: `© {year} Iwan Real Estate`. A record
 * has one of these names.
 */
export const siteTexts = {
  'footer.promise': [],
  'footer.contactUs': [],
  'footer.faq': [],
  'footer.career': [],
  'footer.ourTeam': [],
  'footer.videoGallery': [],
  'footer.blog': [],
  'footer.privacyPolicy': [],
  'footer.terms': [],
  'footer.mortgage': [],
  'footer.areas': [],
  'footer.trending': [],
  'footer.visit': [],
  'footer.directions': [],
  'footer.writeToUs': [],
  'footer.rights': ['year'],
  'footer.registration': ['number'],
} as const satisfies Readonly<Record<`footer.${string}`, readonly string[]>>;

export type SiteTextName = keyof typeof siteTexts;

export const siteTextNames = Object.keys(siteTexts) as readonly SiteTextName[];

/** Of a text, in characters: a sentence or two. */
export const longestSiteText = 300;

const gaps = /\{[^{}]*\}/g;

/** The gaps in a text that its name does not have, as written. */
export function unknownGaps(name: SiteTextName, text: string): readonly string[] {
  const known: readonly string[] = siteTexts[name].map((gap) => `{${gap}}`);
  return (text.match(gaps) ?? []).filter((written) => !known.includes(written));
}

/** `fillGaps('© {year} Iwan', { year: '2026' })` // => `© 2026 Iwan` */
export function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(gaps, (written) => {
    const gap = written.slice(1, -1);
    return Object.hasOwn(values, gap) ? (values[gap] ?? '') : written;
  });
}
