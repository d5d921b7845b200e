import { developersApi } from '@iwan/shared/api/developers';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { page, parsePageNumber } from '@iwan/shared/domain/search/paging';
import { parseDeveloperSort } from './developer-sort';
import type { DevelopersData } from './developers-page';
import { findDevelopers } from './find-developers';

/** Longer search words are cut off. */
const longestSought = 100;

/** Full rows of four, three and two. */
const perPage = 48;

/** Loads the page of developers that the address asks for. */
export async function loadDevelopers({ query, http, signal }: LoaderArguments): Promise<DevelopersData> {
  const sought = (query.get('q') ?? '').trim().slice(0, longestSought);
  const sort = parseDeveloperSort(query.get('sort'));
  const all = await developersApi(http).list(signal);
  const found = findDevelopers(all, { sought, sort });
  const asked = { page: parsePageNumber(query.get('page')), perPage };
  const developers = page(found, asked);
  return { sought, sort, developers, isPastEnd: asked.page > developers.page, total: all.length };
}
