import { defineRoute } from '@iwan/shared/contracts/module';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';
import type { Dataset } from 'schema-dts';
import { OpenDataPage } from './open-data-page';
import { licence, textsOf } from './texts';

/** `/open-data`: what of the site's data anyone may use, and the files. */
export const route = defineRoute({
  Component: OpenDataPage,
  head: (_, { locale }) => {
    const { title, headTitle, description } = textsOf(locale);
    const crumbs = [
      { name: business.name, href: paths.home() },
      { name: title, href: paths.openData() },
    ];
    return {
      title: headTitle,
      description,
      canonical: paths.openData(),
      jsonLd: structuredData([dataset(description, locale), breadcrumbList(crumbs)]),
    };
  },
});

/** The file for search engines of data (schema.org). */
function dataset(description: string, locale: string) {
  const { headTitle } = textsOf(locale);
  return {
    '@type': 'Dataset',
    name: headTitle,
    description,
    url: paths.openData(),
    license: licence,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: businessTextsOf(locale).fullName, url: paths.home() },
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: paths.openDataPrices() },
  } satisfies Dataset;
}
