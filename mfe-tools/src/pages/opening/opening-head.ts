import type { Head, Reading } from '@iwan/shared/contracts/module';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';
import { findOpening, type Opening } from '../../parts/openings/openings';
import { textsOf as listTextsOf } from '../../parts/openings/texts';
import { jobPosting } from './job-posting';
import { openingDetailsOf } from './opening-details-texts';
import type { OpeningData } from './opening-page';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

/** The head of an opening's page; it has structured data of a job as long as applications are read. */
export function openingHead({ slug, isOpen }: OpeningData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  const opening = findOpening(slug);
  if (opening === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { title } = opening;
  const href = paths.opening(title);
  return {
    title: texts.head(title),
    description: texts.description(title, listTextsOf(locale).summaries[title]),
    canonical: href,
    social: { eyebrow: texts.career, title, line: texts.place },
    jsonLd: structuredData([
      ...(isOpen ? [postingOf(opening, href, locale)] : []),
      breadcrumbList([...stepsAbove(locale), { name: title, href }]),
    ]),
  };
}

function postingOf(opening: Opening, href: string, locale: string): object {
  const { title, postedOn, closesOn } = opening;
  const posting = jobPosting({
    title,
    description: describe(opening, locale),
    datePosted: postedOn,
    validThrough: `${closesOn}T23:59:59+04:00`,
    employmentType: 'FULL_TIME',
    href,
  });
  return { ...posting, directApply: true };
}

/** As HTML, which the vocabulary asks for. The texts are our own. */
function describe({ title }: Opening, locale: string): string {
  const summary = listTextsOf(locale).summaries[title];
  const texts = textsOf(locale);
  const { does, brings, offers } = openingDetailsOf(locale)[title];
  const list = (name: string, lines: readonly string[]) =>
    `<p>${name}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return `<p>${summary}</p>${list(texts.does, does)}${list(texts.brings, brings)}${list(texts.offers, offers)}`;
}
