import { slugFilter } from '@iwan/shared/domain/search/rules/slug-filter';
import { readListingQuery } from '@iwan/shared/paths/criteria';
import { type StoredSearch, storedSearch } from '@iwan/shared/paths/search-words';
import { unitOfSearch, unitSearch } from '@iwan/shared/paths/unit-search';
import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { sendForm } from '../sign-in/forms';
import { limits } from './limits';

const tooLong = 'This search is too long to be kept';

/** An address, and the query string of the search as in the site's address, of which invalid parts are ignored. */
export const alertForm = z.object({
  email: sendForm.shape.email,
  query: z.string({ error: 'Please send the search as text' }).max(10_000, tooLong).default(''),
  slug: z
    .string()
    .max(200, tooLong)
    .transform((text) => cleanText(text).trim().toLowerCase())
    .refine((slug) => slug === '' || slugFilter(slug) !== null, 'There is no list at this address')
    .nullish(),
});

export const tokenForm = z.object({
  token: z.string({ error: 'The link is incomplete' }).max(200, 'This is no link of ours'),
});

/** The search in its canonical form; `null` where that is too long. */
export function readSearch({ query, slug }: Pick<z.output<typeof alertForm>, 'query' | 'slug'>): StoredSearch | null {
  const unit = unitOfSearch({ query });
  if (unit !== null) return unitSearch(unit);
  const search = storedSearch(readListingQuery(new URLSearchParams(query)).criteria, slug || null);
  return search.query.length > limits.longestQuery ? null : search;
}
