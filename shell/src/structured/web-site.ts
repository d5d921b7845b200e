import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { organizationId } from './organization';

interface Site {
  /** The path of Home. */
  readonly href: string;
  /** The path and query of search results, with `{search_term_string}` for the query. */
  readonly search: string;
  /** BCP 47. */
  readonly locale: string;
}

/** The site, and its search. */
export function webSite({ href, search, locale }: Site): object {
  const { name, fullName } = businessTextsOf(locale);
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: search },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: fullName,
    alternateName: name,
    url: href,
    inLanguage: locale,
    publisher: { '@id': organizationId },
    potentialAction: searchAction,
  } satisfies WebSite;
}
