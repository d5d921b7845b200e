import { projectsApi } from '@iwan/shared/api/projects/projects';
import { defineResource } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { writeCsv } from '@iwan/shared/domain/record/csv';
import { pageCount } from '@iwan/shared/domain/search/paging';
import { priceColumns, priceRows } from '../../domain/project/price-rows';

/** Prices change a few times a day at most. In seconds. */
const maxAge = 3600;
const perPage = 100;

/** The asking prices of all published projects, former and current, as CSV. */
export const resource = defineResource(async ({ http, signal }) => {
  const projects: ProjectCard[] = [];
  for (let page = 1; ; page += 1) {
    const read = await projectsApi(http).page({ page, perPage }, signal);
    projects.push(...read.items);
    if (page >= pageCount(read)) break;
  }
  const body = writeCsv(priceColumns, projects.flatMap(priceRows));
  return { contentType: 'text/csv; charset=utf-8', body, maxAge };
});
