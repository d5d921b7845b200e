import type { Head } from '@iwan/shared/contracts/module';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';
import { typedParameters } from '@iwan/shared/paths/query';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { organization, organizationId } from '../../structured/organization';
import { HomePage } from './home-page';
import { heroPicture } from './pictures/hero-picture';
import { textsOf } from './texts';

/** The URL of a search by project name from Home, as its form sends it without JavaScript. */
const search = `${paths.filterAllProperty()}?${typedParameters.propertyLike}={search_term_string}`;

/** Title and description are the product's name followed by 'Real Estate' (section 2). */
const homeHead = byLocale((locale): Head => {
  const { fullName } = businessTextsOf(locale);
  return {
    title: fullName,
    description: fullName,
    canonical: paths.home(),
    image: heroPicture.src,
    social: { title: textsOf(locale).title, line: fullName },
    jsonLd: structuredData([organization(paths.home(), locale), webSite({ href: paths.home(), search, locale })]),
  };
});

export const page: ShellPageModule = { Component: HomePage, head: homeHead, preload: preloadOf(heroPicture) };

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
