import type { Head } from '@iwan/shared/contracts/module';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';

interface Words {
  /** The page's own name, as its heading says it. */
  readonly title: string;
  readonly headTitle: string;
  readonly description: string;
}

/** The head of a page right below Home; `things`: what it tells search engines beside its place; `image`: what it shows. */
export function headBelowHome(words: Words, href: string, things: readonly object[], image?: string): Head {
  return {
    title: words.headTitle,
    description: words.description,
    canonical: href,
    ...(image === undefined ? {} : { image }),
    jsonLd: structuredData([
      ...things,
      breadcrumbList([
        { name: 'Home', href: paths.home() },
        { name: words.title, href },
      ]),
    ]),
  };
}
