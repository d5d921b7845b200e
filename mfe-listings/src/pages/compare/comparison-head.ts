import type { Head, Reading } from '@iwan/shared/contracts/module';
import { formatFor } from '@iwan/shared/domain/format/format';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { CompareData } from './compare-page';
import { textsOf } from './texts';

/** Title, canonical address and picture of a comparison. A shared link shows the properties and their prices. */
export function comparisonHead({ projects }: CompareData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  const compared = projects.status === 'ready' ? projects.value : [];
  const image = compared.find((project) => project.image !== null)?.image ?? null;
  return {
    title: texts.head(compared.map(shownName)),
    description: texts.description,
    // The canonical address of the comparison, by which its picture is found; without projects, that of the page.
    canonical: paths.compare(compared.length === 0 ? undefined : { project: compared.map(({ id }) => id) }),
    ...(compared.length === 0
      ? {}
      : {
          social: {
            eyebrow: texts.sideBySide,
            title: compared.map(shownName).join(', '),
            entries: compared.map((project) => ({ name: shownName(project), said: lineOf(project, locale) })),
          },
        }),
    ...(image === null ? {} : { image: imagePath(image, 1280) }),
    jsonLd: structuredData([
      breadcrumbList([
        { name: businessTextsOf(locale).name, href: paths.home() },
        { name: texts.title, href: paths.compare() },
      ]),
    ]),
    // Not indexed: search engines have the pages of the projects.
    noindex: projects.status === 'failed' || compared.length > 0,
  };
}

/** The price, or its replacement for a project that is sold or names no price. */
function lineOf({ status, price, location }: Project, locale: string): string {
  const texts = textsOf(locale);
  if (isSoldOut(status)) return texts.soldOutText;
  return price > 0 ? texts.from(formatFor(locale).dirhams(price)) : (location ?? '');
}
