import { alertFrequencies } from '@iwan/shared/domain/search/alert-frequency';
import { criterionNames } from '@iwan/shared/domain/search/criteria/search-criteria';
import { slugFilter } from '@iwan/shared/domain/search/rules/slug-filter';
import { languageField } from '@iwan/shared/domain/translation/page-language';
import { parameters, readListingQuery } from '@iwan/shared/paths/criteria';
import { type StoredSearch, storedSearch } from '@iwan/shared/paths/search-words';
import { projectOfSearch, projectSearch, unitOfSearch, unitSearch } from '@iwan/shared/paths/unit-search';
import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { HttpError } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';
import { sendForm } from '../sign-in/forms';
import { limits } from './limits';

const tooLong = refusals.searchTooLong;

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
  [languageField]: z.unknown().optional(),
});

export const tokenForm = z.object({
  token: z.string({ error: refusals.linkIncomplete }).max(200, refusals.linkInvalid),
});

/** A new frequency may be sent with the link of any mail of a confirmed alert. */
export const confirmForm = tokenForm.extend({ frequency: z.enum(alertFrequencies).optional() });

/** A search that an alert may be asked for. */
export const newSearchQuery = alertForm.pick({ query: true, slug: true });

const base64url = (bytes: number) => z.base64url().refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** A browser's push subscription, for the alert of a link or, without a token, for a new one without an address. */
export const deviceForm = newSearchQuery.extend({
  [languageField]: alertForm.shape[languageField],
  token: tokenForm.shape.token.optional(),
  device: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(limits.longestEndpoint),
    // A point of P-256, and the secret (RFC 8291).
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
});

/** The search in its canonical form. Throws an `HttpError` 400 where that is too long, or where nothing of it is understood. */
export function readSearch({ query, slug }: Pick<z.output<typeof alertForm>, 'query' | 'slug'>): StoredSearch {
  const unit = unitOfSearch({ query });
  if (unit !== null) return unitSearch(unit);
  const project = projectOfSearch({ query });
  if (project !== null) return projectSearch(project);
  // As in an address that was typed in capitals.
  const sent = new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const search = storedSearch(readListingQuery(sent).criteria, slug || null);
  if (search.query.length > limits.longestQuery) throw new HttpError(400, tooLong);
  const asks = criterionNames.some((name) => (sent.get(parameters[name]) ?? '') !== '') && sent.get('price') !== 'any';
  if (asks && search.query === '') throw new HttpError(400, refusals.searchUnclear);
  return search;
}
