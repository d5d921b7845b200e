import type { Head } from '@iwan/shared/contracts/module';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';
import { typedParameters } from '@iwan/shared/paths/query';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { organization } from '../../structured/organization';
import { webSite } from '../../structured/web-site';
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
