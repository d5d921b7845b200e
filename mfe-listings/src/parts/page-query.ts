import type { CategoryTab } from '@iwan/shared/domain/category';

/** A tab and a page as they stand in the URL; what is the default is left out. */
export function pageQuery(tab: CategoryTab, page: number) {
  return { tab: tab === 'All' ? undefined : tab, page: page === 1 ? undefined : page };
}
