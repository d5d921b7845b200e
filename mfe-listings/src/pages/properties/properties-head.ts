import type { Head, Reading } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { listedProjects } from '../../parts/listed-projects';
import { pageQuery } from '../../parts/page-query';
import { firstPictureOf } from '../../parts/project-card/project-grid';
import type { PropertiesData } from './properties-page';
import { textsOf } from './texts';

/** Each tab and page is indexed by itself; another order is the same page. */
export function propertiesHead({ tab, page: asked, projects }: PropertiesData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  const page = projects.status === 'ready' ? projects.value.page : 1;
  const shown = projects.status === 'ready' && projects.value.items.length > 0 ? projects.value : null;
  return {
    title: texts.head(tab, page),
    description: texts.description(tab, page),
    canonical: paths.properties(pageQuery(tab, page)),
    noindex: asked > page,
    ...(shown === null ? {} : { social: texts.social(tab, shown.total) }),
    ...(shown === null ? {} : { ...firstPictureOf(shown.items, 'stack'), jsonLd: listedProjects(shown) }),
  };
}
