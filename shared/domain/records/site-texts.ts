import type { RecordDescription } from './field';

/**
 * The texts that are records: those of the footer (section 2), the legal ones (`legal-text`), and the templates of answers to leads, which only the office reads. Each with
 * the gaps that its text may have: `© {year} Iwan Real Estate`. A record has one of these names.
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
  'legal.privacy': [],
  'legal.terms': [],
  'answer.first': ['name', 'project', 'facts', 'from'],
  'answer.viewing': ['name', 'project', 'facts', 'from'],
} as const satisfies Readonly<Record<`footer.${string}` | `legal.${string}` | `answer.${string}`, readonly string[]>>;

export type SiteTextName = keyof typeof siteTexts;
export type AnswerTextName = Extract<SiteTextName, `answer.${string}`>;
export type LegalTextName = Extract<SiteTextName, `legal.${string}`>;
export type FooterTextName = Extract<SiteTextName, `footer.${string}`>;

export const siteTextNames = Object.keys(siteTexts) as readonly SiteTextName[];

export const isAnswerText = (name: SiteTextName): name is AnswerTextName => name.startsWith('answer.');

export const isFooterText = (name: SiteTextName): name is FooterTextName => name.startsWith('footer.');

/** In characters: a page for an answer, some for a legal text, a sentence or two in the footer. */
export const longestSiteText = (name: SiteTextName): number =>
  isFooterText(name) ? 300 : isAnswerText(name) ? 2000 : 30_000;

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

/** A text of the footer, a legal one, or a template of answers to leads. Its name decides how long it may be, and which gaps it has. */
export const siteText = {
  name: { kind: 'choice', options: siteTextNames, isRequired: true },
  /** With gaps (`domain/records/site-texts`). */
  text: { kind: 'lines', isTranslatable: true, group: 'main' },
} as const satisfies RecordDescription;
