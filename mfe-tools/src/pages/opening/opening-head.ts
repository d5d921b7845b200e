import type { Head, Reading } from '@iwan/shared/contracts/module';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { Employment } from '@iwan/shared/domain/records/employment';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { paths } from '@iwan/shared/paths/paths';
import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { type Opening, shownTitle } from '../../parts/openings/opening';
import type { OpeningData } from './opening-page';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

/** The head of an opening's page; it has structured data of a job as long as applications are read. */
export function openingHead({ opening, isOpen }: OpeningData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  if (opening === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { employment, summary, postedOn } = opening;
  const title = shownTitle(opening);
  const href = paths.opening(opening.title);
  const sentences = [texts.inDubai[employment ?? 'unknown'](title), summary, texts.contents];
  return {
    title: texts.head(title),
    description: sentences.filter((sentence) => sentence !== null).join(' '),
    canonical: href,
    social: { eyebrow: texts.career, title, line: businessTextsOf(locale).address },
    jsonLd: structuredData([
      ...(isOpen && postedOn !== null ? [postingOf(opening, postedOn, href, locale)] : []),
      breadcrumbList([...stepsAbove(locale), { name: title, href }]),
    ]),
  };
}

function postingOf(opening: Opening, datePosted: string, href: string, locale: string): object {
  const { employment, pay, closesOn } = opening;
  const title = shownTitle(opening);
  const posting = jobPosting(
    {
      title,
      description: describe(opening, locale),
      datePosted,
      ...(closesOn !== null && { validThrough: `${closesOn}T23:59:59+04:00` }),
      ...(employment !== null && { employmentType: employmentTypes[employment] }),
      ...(pay !== null && { baseSalary: salaryOf(pay) }),
      href,
    },
    locale,
  );
  return { ...posting, directApply: true };
}

/** As HTML, which the vocabulary requires. */
function describe(opening: Opening, locale: string): string {
  const { summary, does, brings, offers } = opening;
  const texts = textsOf(locale);
  const list = (name: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `<p>${escapeHtml(name)}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  const lists = [list(texts.does, does), list(texts.brings, brings), list(texts.offers, offers)].join('');
  return `<p>${escapeHtml(summary ?? shownTitle(opening))}</p>${lists}`;
}

/** Kinds of employment in the vocabulary of schema.org. */
const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const satisfies Record<Employment, string>;

function salaryOf({ from, to }: NonNullable<Opening['pay']>): MonetaryAmount {
  return {
    '@type': 'MonetaryAmount',
    currency: 'AED',
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'MONTH' },
  };
}

interface Posting {
  readonly title: string;
  /** The description: plain text, or HTML of paragraphs and lists. */
  readonly description: string;
  /** The day of publication, as an ISO 8601 date. */
  readonly datePosted: string;
  /** The last day of applications, as an ISO 8601 date, where there is one. */
  readonly validThrough?: string;
  readonly employmentType?: (typeof employmentTypes)[Employment];
  readonly baseSalary?: MonetaryAmount;
  /** Its path on the site. */
  readonly href: string;
}

/** The structured data of an opening at our address. */
export function jobPosting({ href, ...posting }: Posting, locale: string): object {
  const texts = businessTextsOf(locale);
  return {
    '@type': 'JobPosting',
    ...posting,
    url: href,
    hiringOrganization: { '@type': 'Organization', name: texts.fullName, sameAs: business.social[0].href },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: texts.street,
        addressLocality: texts.city,
        addressCountry: 'AE',
      },
    },
  } satisfies JobPosting;
}
