import type { Head } from '@iwan/shared/contracts/module';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';

interface PageTexts {
  /** The page's own name, as in its heading. */
  readonly title: string;
  readonly headTitle: string;
  readonly description: string;
}

/** The head of a page directly below Home; `things`: its structured data beside the breadcrumbs; `image`: its social picture. */
export function headBelowHome(
  texts: PageTexts,
  { href, locale }: { readonly href: string; readonly locale: string },
  things: readonly object[],
  image?: string,
): Head {
  return {
    title: texts.headTitle,
    description: texts.description,
    canonical: href,
    ...(image === undefined ? {} : { image }),
    jsonLd: structuredData([
      ...things,
      breadcrumbList([
        { name: businessTextsOf(locale).name, href: paths.home() },
        { name: texts.title, href },
      ]),
    ]),
  };
}
