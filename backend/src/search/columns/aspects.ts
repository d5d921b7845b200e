import type { ProjectField, ProjectFields } from '@iwan/shared/domain/model/project-fields';
import { readFieldOrArea } from '@iwan/shared/domain/project/page-fields';
import { projectFieldNames } from '@iwan/shared/domain/project/project-fields';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { propertiesOf } from '@iwan/shared/domain/search/rules/plain-rules';
import {
  readBuiltFact,
  readChargeFact,
  readNearbyFacts,
  readPaymentFacts,
  readSearchedUnits,
  readSizeFact,
  readYieldFact,
} from '@iwan/shared/domain/search/searched-facts';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { LRUCache } from 'lru-cache';
import { Dictionary } from './dictionary';
import { rememberBy } from './remember-by';
import type { SearchedRow } from './searched-row';

/** Searched fields that depend on the same stored properties: they are parsed once for all projects that have these alike. */
interface Aspect<Fields> {
  /** The properties by their names on the wire. */
  readonly properties: readonly string[];
  /** The names of the fields. */
  readonly gives: readonly string[];
  /** Equal for projects with equal fields. */
  readonly key: (row: SearchedRow) => string | null;
  readonly read: (row: SearchedRow) => Fields;
}

/** What the validity of a permit depends on. */
export interface Permit {
  readonly permit_number: string | null;
  readonly permit_expires_on: string | null;
}

const noPermit: Permit = { permit_number: null, permit_expires_on: null };

/** The most texts that are shared; beyond it each list has its own. */
const mostTexts = 100_000;
const shared = new Map<string, string>();

/** The same string for equal texts: an entry of a list would otherwise keep the whole text alive that it was cut from. */
export function shareText(text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  if (shared.size < mostTexts) shared.set(text, text);
  return text;
}

const list = (text: string | null) => splitList(text ?? '').map(shareText);
const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The most texts whose facts are remembered, since many projects have the same. */
const mostRemembered = 10_000;
const nearby = new LRUCache<string, { readonly landmarks: readonly string[]; readonly near: readonly string[] }>({
  max: mostRemembered,
  memoMethod: (near_by_location) => {
    const { landmarks = [], near = [] } = readNearbyFacts({ near_by_location });
    return { landmarks, near };
  },
});
const nearbyFacts = (text: string | null) => nearby.memo(text ?? '');

/** Equal payment plans have a number, which is a short key. */
const plans = new Dictionary<null>(mostRemembered);
const planKey = (plan: string | null) => plans.idOf(plan, () => null);

const parsedFigures = new LRUCache<string, object>({ max: 1_000, memoMethod: (text) => JSON.parse(text) });

/** The units of a row, parsed once for its columns and its yield. */
export const unitsOf = rememberBy(({ units, figures, starting_price }: SearchedRow) =>
  Array.isArray(units) && units.length > 0
    ? readSearchedUnits({ units, starting_price, figures: figures && parsedFigures.memo(figures) })
    : [],
);

const yieldOf = (row: SearchedRow) =>
  readYieldFact({ ...row, figures: row.figures && parsedFigures.memo(row.figures) }, unitsOf(row));

/** An aspect of one property, which gives one field. */
function aspect<Name extends string, Value>(
  property: string & keyof SearchedRow,
  field: Name,
  read: (row: SearchedRow) => Value,
): Aspect<{ readonly [Field in Name]: Value }> {
  return {
    properties: [property],
    gives: [field],
    key: (row) => row[property] as string | null,
    read: (row) => ({ [field]: read(row) }) as { readonly [Field in Name]: Value },
  };
}

/** An aspect for each plain field. */
const plainAspects = Object.fromEntries(
  projectFieldNames.map((name) => {
    const properties = propertiesOf(name);
    const key = (row: SearchedRow) => properties.map((property) => Reflect.get(row, property) ?? '').join('\n');
    return [name, { ...aspect(name, name, (row) => readFieldOrArea({ ...row }, name)), properties, key }];
  }),
) as unknown as { readonly [Name in ProjectField]: Aspect<{ readonly [Field in Name]: ProjectFields[Field] }> };

/** A developer or an agent, who is found by the names in other languages too. */
export interface SearchedName {
  readonly name: string;
  /** As one text; left out without any. */
  readonly others?: string;
}

const named = (name: string, others: string | null): SearchedName => ({ name, ...(others !== null && { others }) });

/** The aspects of a project. Name, price, coordinates and units are columns of their own, since hardly two projects share them. */
export const aspects = {
  status: aspect('status', 'status', ({ status }) => status),
  location: aspect('location', 'location', ({ location }) => location),
  developer: {
    properties: ['developer'],
    gives: ['developer'],
    key: ({ developer, developer_translated: others }: SearchedRow) => developer && `${developer}\n${others ?? ''}`,
    read: ({ developer: name, developer_translated: others }: SearchedRow) => ({
      developer: name === null ? null : named(name, others),
    }),
  },
  agents: {
    properties: ['agents'],
    gives: ['agents'],
    key: ({ agents, agents_translated: others }: SearchedRow) => agents && `${agents}\n${others ?? ''}`,
    read({ agents, agents_translated }: SearchedRow) {
      const others = (parse(agents_translated) ?? []) as readonly (string | null)[];
      const names = (parse(agents) ?? []) as readonly string[];
      return { agents: names.map((name, place) => named(shareText(name), others[place] ?? null)) };
    },
  },
  units: aspect('unit', 'units', ({ unit }) => list(unit)),
  labels: aspect('type', 'labels', ({ type }) => list(type)),
  categories: aspect('cat', 'categories', ({ cat }) => list(cat)),
  subCategories: aspect('sub_cat', 'subCategories', ({ sub_cat }) => list(sub_cat)),
  near: {
    properties: ['near_by_location'],
    gives: ['near'],
    key: ({ near_by_location }: SearchedRow) => nearbyFacts(near_by_location).near.join(','),
    read: ({ near_by_location }: SearchedRow) => ({ near: nearbyFacts(near_by_location).near }),
  },
  ...plainAspects,
  payment: {
    properties: ['payment_plan', 'handover'],
    gives: ['paysAfterHandover', 'paymentSplit', 'bookingPercent', 'yearsAfterHandover', 'monthlyPercent'],
    key: ({ payment_plan, handover }: SearchedRow) => `${planKey(payment_plan)}\n${handover ?? ''}`,
    read: ({ payment_plan, handover }: SearchedRow) =>
      readPaymentFacts({ payment_plan: parse(payment_plan), handover }),
  },
  charge: aspect(
    'figures',
    'serviceCharge',
    ({ figures }) => readChargeFact({ figures: parse(figures) }).serviceCharge,
  ),
  netYield: {
    properties: ['units', 'figures', 'starting_price', 'status', 'cat'],
    gives: ['netYield'],
    key: (row: SearchedRow) => String(yieldOf(row).netYield),
    read: yieldOf,
  },
  built: aspect(
    'construction',
    'builtPercent',
    ({ construction }) => readBuiltFact({ construction: parse(construction) }).builtPercent,
  ),
  size: aspect('area', 'squareFeet', ({ area }) => readSizeFact({ area }).squareFeet),
  permit: {
    // No criterion reads it.
    properties: [],
    gives: ['permit'],
    key: ({ permit_number, permit_expires_on }: SearchedRow) =>
      (permit_number?.trim() ?? '') === '' ? null : permit_expires_on,
    // Of the number only that there is one.
    read: ({ permit_number, permit_expires_on }: SearchedRow): { readonly permit: Permit } => ({
      permit: (permit_number?.trim() ?? '') === '' ? noPermit : { permit_number: 'given', permit_expires_on },
    }),
  },
} satisfies Readonly<Record<string, Aspect<object>>>;

export type AspectName = keyof typeof aspects;

export type AspectFields<Name extends AspectName> = ReturnType<(typeof aspects)[Name]['read']>;

export const aspectNames = Object.keys(aspects) as readonly AspectName[];

/**
 * Searched lists that hardly two projects share, though all have the same few entries. They are stored as the ids of their
 * entries.
 */
export const lists = {
  amenities: ({ amenities }: SearchedRow) => numberedLines(amenities),
  landmarks: ({ near_by_location }: SearchedRow) => nearbyFacts(near_by_location).landmarks,
} as const;

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as readonly ListName[];
