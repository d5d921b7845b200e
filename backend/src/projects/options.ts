import type { MapView } from '@iwan/shared/domain/map/map-markers';
import { parseBounds } from '@iwan/shared/domain/map/map-query';
import type { Budget } from '@iwan/shared/domain/search/budget';
import { cornerLimits, parseArea } from '@iwan/shared/domain/search/drawn-area';
import { type FacetName, facetNames } from '@iwan/shared/domain/search/facets';
import { type HandoverWish, parseHandoverWish } from '@iwan/shared/domain/search/handover-filter';
import { type ProjectSort, projectSorts } from '@iwan/shared/domain/search/project-sort';
import { formatFor } from '@iwan/shared/format/format';
import { defaultLanguage } from '@iwan/shared/format/languages';
import { z } from 'zod';
import { HttpError } from '../http/http-error';
import type { Projection } from './indexed-project';

/** What a caller may ask of the list beyond section 7; a plain backend knows none of it and sends everything. */
export interface ProjectOptions {
  readonly fields: Projection | null;
  /** `null` for the whole list. */
  readonly page: { readonly page: number; readonly perPage: number } | null;
  readonly sort: ProjectSort | null;
  readonly categories: readonly string[];
  readonly labels: readonly string[];
  readonly developer: string | null;
  readonly configurations: readonly string[];
  readonly agents: readonly string[];
  readonly amenities: readonly string[];
  readonly budget: Budget | null;
  readonly locations: readonly string[];
  readonly names: readonly string[];
  readonly slug: string | null;
  /** The slug of a project's own name. */
  readonly named: string | null;
  readonly ids: readonly string[];
  /** The id of the project that those asked for are like. */
  readonly similar: string | null;
  /** Free text, by the rule of `textSearch`. */
  readonly query: string | null;
  /** By when one can move in: a year, or `ready`. */
  readonly handover: HandoverWish | null;
  /** An area drawn on a map. */
  readonly within: string | null;
  /** What somebody has begun to type, in place of a page; `null` where nothing is to be suggested. */
  readonly suggest: string | null;
  /** A part of the map, in place of a page; `null` for a list. */
  readonly map: MapView | null;
  /** A text that is in the name; empty for any name. */
  readonly inName: string;
  /** The criteria whose values are counted. */
  readonly facets: readonly FacetName[];
}

const most = 50;
const ordinaryPageSize = 9;
/** Also of a list that is filtered and not asked for in pages: only the whole list is sent whole. */
export const largestPage = 100;

/** A parameter as the same key once or several times; the order and repetitions mean nothing. */
const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [...new Set([value].flat().filter((text) => text.trim() !== ''))].sort())
  .pipe(z.array(z.string().max(200, 'is longer than 200 characters')).max(most, `has more than ${most} values`))
  .default([]);

const wholeNumber = (largest: number) => {
  const rule = `must be a whole number from 1 to ${formatFor(defaultLanguage.locale).number(largest)}`;
  return z
    .string({ error: rule })
    .regex(/^[1-9]\d{0,9}$/, rule)
    .transform(Number)
    .refine((number) => number <= largest, rule)
    .optional();
};

const dirhams = z
  .string({ error: 'must be a whole number of dirhams' })
  .regex(/^\d{1,12}$/, 'must be a whole number of dirhams')
  .transform(Number)
  .optional();

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

const areaRule = `must be an area of ${cornerLimits.least} to ${cornerLimits.most} corners`;
const area = z
  .string({ error: areaRule })
  .refine((text) => parseArea(text) !== null, areaRule)
  .optional();

const one = z.string({ error: 'may be given once' }).max(200, 'is longer than 200 characters').optional();

/** The parameters by which a caller asks for less than all. */
export const optionsSchema = z.object({
  fields: z.enum(['card', 'marker', 'name'], { error: 'must be card, marker or name' }).optional(),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(largestPage),
  sort: z.enum(projectSorts, { error: `must be one of ${projectSorts.join(', ')}` }).optional(),
  cat: texts,
  type: texts,
  developer: one,
  unit: texts,
  agent: texts,
  amenity: texts,
  price_from: dirhams,
  price_to: dirhams,
  location: texts,
  name: texts,
  slug: one,
  words: one,
  handover: one.refine(
    (text) => text === undefined || parseHandoverWish(text) !== null,
    'must be ready, or a year such as 2028',
  ),
  within: area,
  suggest: one,
  named: one,
  id: texts,
  similar: one,
  zoom,
  bbox: bounds,
  q: one,
  facets: texts.pipe(
    z.array(z.enum(['1', ...facetNames], { error: `must be 1, or some of ${facetNames.join(', ')}` })),
  ),
});

/** The names of the parameters, in the order of the README. */
export const optionNames = Object.keys(optionsSchema.shape) as readonly (keyof typeof optionsSchema.shape)[];

/**
 * Reads the options of a query string; `null` when it has none of ours, as a caller that knows only section 7 sends.
 * Throws an `HttpError` 400 that names each parameter at fault.
 */
export function readOptions(query: Readonly<Record<string, unknown>>): ProjectOptions | null {
  const given = Object.fromEntries(
    optionNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
  if (Object.keys(given).length === 0) return null;
  const read = optionsSchema.safeParse(given);
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      message: `${String(path[0])} ${message}`,
    }));
    throw new HttpError(400, errors[0]?.message ?? 'The address could not be understood', errors);
  }
  const { fields, page, per_page: perPage, sort, price_from: from, price_to: to, ...rest } = read.data;
  return {
    fields: rest.zoom === undefined ? (fields ?? null) : 'marker',
    page:
      rest.zoom !== undefined || (page === undefined && perPage === undefined)
        ? null
        : { page: page ?? 1, perPage: perPage ?? ordinaryPageSize },
    sort: sort ?? null,
    categories: rest.cat,
    labels: rest.type,
    developer: rest.developer?.trim() || null,
    configurations: rest.unit,
    agents: rest.agent,
    amenities: rest.amenity,
    budget: from === undefined && to === undefined ? null : { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER },
    locations: rest.location,
    names: rest.name,
    slug: rest.slug?.trim() || null,
    named: rest.named?.trim() || null,
    ids: rest.id,
    similar: rest.similar?.trim() || null,
    query: rest.words?.trim() || null,
    handover: parseHandoverWish(rest.handover ?? null),
    within: rest.within ?? null,
    suggest: rest.suggest?.trim() || null,
    map: rest.zoom === undefined ? null : { zoom: rest.zoom, bounds: parseBounds(rest.bbox ?? '') },
    inName: rest.q?.trim() ?? '',
    facets: facetNames.filter((name) => rest.facets.includes('1') || rest.facets.includes(name)),
  };
}
