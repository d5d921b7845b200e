import { parseBounds } from '@iwan/shared/domain/map/map-query';
import { facetNames } from '@iwan/shared/domain/search/facets/facets';
import { projectSorts } from '@iwan/shared/domain/search/project-sort';
import { z } from 'zod';
import { HttpError } from '../http/http-error';
import { largestPage, type ProjectOptions } from '../search/question';
import { appliedCriteria, criterionOptions, oneText, readCriteria, texts, wholeNumber } from './criterion-options';

const ordinaryPageSize = 9;
const bounds = z
  .string({ error: 'must be west,south,east,north in degrees' })
  .regex(/^[-\d.,]{7,90}$/, 'must be west,south,east,north in degrees')
  .refine((text) => parseBounds(text) !== null, 'must be west,south,east,north in degrees')
  .optional();

const zoom = z
  .string({ error: 'must be a whole number from 0 to 22' })
  .regex(/^(1?\d|2[0-2])$/, 'must be a whole number from 0 to 22')
  .transform(Number)
  .optional();

const one = oneText().optional();

/** The option of the lists of a developer and of an agent beyond section 7. */
export const ownerQuery = z.object({ fields: z.enum(['card'], { error: 'must be card' }).optional() });

/** The options that are not criteria of the search: fields, paging and order. */
const listOptions = z.object({
  fields: z.enum(['card', 'marker', 'name'], { error: 'must be card, marker or name' }).optional(),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(largestPage),
  sort: z.enum(projectSorts, { error: `must be one of ${projectSorts.join(', ')}` }).optional(),
  slug: one,
  suggest: one,
  named: one,
  id: texts,
  similar: one,
  zoom,
  bbox: bounds,
  in_name: one,
  facets: texts.pipe(
    z.array(z.enum(['1', ...facetNames], { error: `must be 1, or some of ${facetNames.join(', ')}` })),
  ),
});

const criteriaSchema = z.object(criterionOptions);

/** The query parameters of the list. */
export const optionsSchema = listOptions.extend(criterionOptions);

/** The names of the parameters. */
const optionNames = Object.keys(optionsSchema.shape);

/**
 * Parses the options of a query string; `null` without any, as from a client that knows only section 7. Throws an `HttpError`
 * 400 that names each invalid parameter.
 */
export function readOptions(query: Readonly<Record<string, unknown>>): ProjectOptions | null {
  const given = Object.fromEntries(
    optionNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
  if (Object.keys(given).length === 0) return null;
  const [list, requested] = [listOptions.safeParse(given), criteriaSchema.safeParse(given)];
  if (!list.success || !requested.success)
    throw refusal([...(list.error?.issues ?? []), ...(requested.error?.issues ?? [])]);
  const { fields, page, per_page: perPage, sort, id: ids, zoom: level, bbox, facets, ...rest } = list.data;
  const criteria = readCriteria(requested.data);
  const named = { slug: trimmed(rest.slug), named: trimmed(rest.named), similar: trimmed(rest.similar) };
  const inName = trimmed(rest.in_name);
  return {
    fields: level === undefined ? (fields ?? null) : 'marker',
    page:
      level !== undefined || (page === undefined && perPage === undefined)
        ? null
        : { page: page ?? 1, perPage: perPage ?? ordinaryPageSize },
    sort: sort ?? null,
    criteria,
    ...named,
    ids,
    suggest: trimmed(rest.suggest),
    map: level === undefined ? null : { zoom: level, bounds: parseBounds(bbox ?? '') },
    inName: inName ?? '',
    facets: facetNames.filter((name) => facets.includes('1') || facets.includes(name)),
    filters: {
      ...appliedCriteria(criteria, requested.data),
      ...Object.fromEntries(Object.entries({ ...named, in_name: inName }).filter(([, text]) => text !== null)),
      ...(ids.length > 0 && { id: ids }),
    },
  };
}

/** The option of a query string of an owner's projects. Throws an `HttpError` 400 where it is invalid. */
export function readOwnerFields(query: Readonly<Record<string, unknown>>): 'card' | null {
  const read = ownerQuery.safeParse(query);
  if (!read.success) throw refusal(read.error.issues);
  return read.data.fields ?? null;
}

function refusal(issues: readonly z.core.$ZodIssue[]): HttpError {
  const errors = issues.map(({ path, message }) => ({
    field: String(path[0]),
    message: `${String(path[0])} ${message}`,
  }));
  return new HttpError(400, errors[0]?.message ?? 'The address could not be understood', errors);
}

const trimmed = (text: string | undefined) => text?.trim() || null;
