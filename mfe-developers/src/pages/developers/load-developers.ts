import { developersApi } from '@iwan/shared/api/developers';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { parseDeveloperSort } from './developer-sort';
import type { DevelopersData } from './developers-page';
import { findDevelopers } from './find-developers';

/** Longer search words are cut off. */
const longestSought = 100;

/** Loads the developers that the address asks for. */
export async function loadDevelopers({ query, http, signal }: LoaderArguments): Promise<DevelopersData> {
  const sought = (query.get('q') ?? '').trim().slice(0, longestSought);
  const sort = parseDeveloperSort(query.get('sort'));
  const all = await developersApi(http).list(signal);
  return { sought, sort, developers: findDevelopers(all, { sought, sort }), total: all.length };
}
