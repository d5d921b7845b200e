import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type Page, pageRange } from '@iwan/shared/domain/search/paging';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';

/** The structured data of a page of projects that is not empty. */
export function listedProjects(page: Page<ProjectCard>): ReturnType<typeof structuredData> {
  const listed = page.items.map((project) => ({ name: shownName(project), href: paths.project(project) }));
  return structuredData([itemList(listed, pageRange(page).first)]);
}
