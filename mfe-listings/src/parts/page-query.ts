import type { CategoryTab } from '@iwan/shared/domain/project/category';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';

/** The query of a tab, a page and an order; defaults are left out. */
export function pageQuery(tab: CategoryTab, page: number, sort: ProjectSort | null = null) {
  return {
    tab: tab === 'All' ? undefined : tab,
    sort: sort ?? undefined,
    page: page === 1 ? undefined : page,
  };
}
