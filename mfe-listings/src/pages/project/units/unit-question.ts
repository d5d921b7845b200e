import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import type { Query } from '@iwan/shared/paths/query';

export const unitSorts = ['price', 'price-desc', 'size', 'size-desc', 'floor', 'floor-desc', 'confirmed'] as const;
export type UnitSort = (typeof unitSorts)[number];

/** The query of a table of units; `null` for what is not set. */
export interface UnitQuestion {
  readonly type: string | null;
  readonly view: string | null;
  /** The lowest floor. */
  readonly floor: number | null;
  /** The least size, in square feet. */
  readonly size: number | null;
  /** The highest price, in dirhams. */
  readonly price: number | null;
  /** Leaves out what is sold. */
  readonly isFree: boolean;
  /** `null` for the order of the record. */
  readonly sort: UnitSort | null;
}

/** The parameters of the address, which are the names of the fields. */
export const unitParameters = {
  type: 'unit_type',
  view: 'unit_view',
  floor: 'unit_floor',
  size: 'unit_size',
  price: 'unit_price',
  isFree: 'unit_free',
  sort: 'unit_sort',
} as const satisfies Record<keyof UnitQuestion, string>;

export type TypedUnitField = 'floor' | 'size' | 'price';

export interface RequestedUnits {
  readonly question: UnitQuestion;
  /** Inputs that are not numbers, as they were typed. */
  readonly wrong: Readonly<Partial<Record<TypedUnitField, string>>>;
}

export const noQuestion: UnitQuestion = {
  type: null,
  view: null,
  floor: null,
  size: null,
  price: null,
  isFree: false,
  sort: null,
};

const longestTyped = 60;

/** Reads the query of a table of units from an address. Never fails. */
export function readUnitQuestion(query: Pick<URLSearchParams, 'get'>): RequestedUnits {
  const wrong: Partial<Record<TypedUnitField, string>> = {};
  const text = (name: keyof UnitQuestion) =>
    (query.get(unitParameters[name]) ?? '').trim().slice(0, longestTyped) || null;
  const number = (name: TypedUnitField): number | null => {
    const typed = parseTypedAmount(text(name) ?? '');
    if (typed.status === 'amount') return typed.dirhams;
    const written = text(name);
    if (written !== null) wrong[name] = written;
    return null;
  };
  const question: UnitQuestion = {
    type: text('type'),
    view: text('view'),
    floor: number('floor'),
    size: number('size'),
    price: number('price'),
    isFree: text('isFree') !== null,
    sort: unitSorts.find((sort) => sort === text('sort')) ?? null,
  };
  return { question, wrong };
}

/** The query as it was typed, wrong inputs included, which the other forms and links of the page keep. */
export function typedUnitQuery({ question, wrong }: RequestedUnits): Query {
  const typed = (Object.keys(wrong) as TypedUnitField[]).map((name) => [unitParameters[name], wrong[name]] as const);
  return { ...unitQuery(question), ...Object.fromEntries(typed) };
}

/** Writes the query as in an address. */
export function unitQuery({ type, view, floor, size, price, isFree, sort }: UnitQuestion): Query {
  return {
    [unitParameters.type]: type ?? undefined,
    [unitParameters.view]: view ?? undefined,
    [unitParameters.floor]: floor ?? undefined,
    [unitParameters.size]: size ?? undefined,
    [unitParameters.price]: price ?? undefined,
    [unitParameters.isFree]: isFree ? '1' : undefined,
    [unitParameters.sort]: sort ?? undefined,
  };
}
