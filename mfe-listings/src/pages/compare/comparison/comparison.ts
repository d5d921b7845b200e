import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project, UnitType } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { areaEndsIn } from '@iwan/shared/domain/project/units/floor-area';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { handoverText, valueWords } from '@iwan/shared/domain/values/value-words';
import { unitName } from '../../../parts/unit/unit-name';
import type { ComparedProject } from './compared-returns';
import { areAlike } from './like-with-like';

/**
 * The facts that are compared, of section 3 and beyond it, in the order of their rows. The location stands below the name. The
 * field `type` is left out: its labels (Featured, Trending) say where this site shows a project, not what the home is like.
 */
const comparedFacts = [
  'askedUnit',
  'startingPrice',
  'pricePerSquareFoot',
  'units',
  'area',
  'handover',
  'paymentPlan',
  'netYield',
  'serviceCharge',
  'status',
  'subCategories',
  'categories',
  'developer',
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** One row of a comparison. There is a value for each project, in their order; `null` where a project has none. */
export type ComparedRow = {
  readonly values: readonly (string | null)[];
  /** Whether the projects differ in this row. */
  readonly differs: boolean;
  /** The one best value among comparable projects: the lowest price, the largest area, the highest yield. */
  readonly best: number | null;
  /** The type of home that all values are about; left out where the row is not about one. */
  readonly of?: string;
} & (
  | { readonly kind: 'fact'; readonly fact: ComparedFact }
  /** The value is the amenity itself where the project has it. */
  | { readonly kind: 'amenity'; readonly name: string }
  /** The value is the distance, or an empty text where only the place is known. */
  | { readonly kind: 'nearby'; readonly name: string }
);

type Value = string | null;

/**
 * Compares projects: the facts of section 3, and every amenity and nearby place that any of them has. Rows without any value
 * are left out. A single project has no differences.
 */
export function compareProjects(projects: readonly ComparedProject[], locale: string): readonly ComparedRow[] {
  const facts = comparedFacts.map((fact) => factRow(fact, projects, locale));
  const amenities = namesOf(projects.map(({ amenities: names }) => names)).map((name) => amenityRow(name, projects));
  const nearby = namesOf(projects.map(({ nearby: places }) => places.map(({ label }) => label))).map((name) =>
    nearbyRow(name, projects),
  );
  return [...facts.filter(({ values }) => values.some((value) => value !== null)), ...amenities, ...nearby];
}

/** The rows as the page shows them: at once, or folded. */
export interface FoldedRows {
  readonly shown: readonly ComparedRow[];
  /** Known for one project of several. */
  readonly single: readonly ComparedRow[];
  /** The same for all. */
  readonly same: readonly ComparedRow[];
}

/** What a comparison is about: shown even where it is the same, or known for one project. */
const alwaysShown: readonly ComparedFact[] = ['askedUnit', 'startingPrice'];

/** Folds the rows that do not help to choose: those that one project alone has, and those that are equal. */
export function foldRows(rows: readonly ComparedRow[]): FoldedRows {
  const placeOf = (row: ComparedRow): keyof FoldedRows => {
    if (row.values.length < 2 || (row.kind === 'fact' && alwaysShown.includes(row.fact))) return 'shown';
    if (row.values.filter((value) => value !== null).length === 1) return 'single';
    return row.differs ? 'shown' : 'same';
  };
  const at = (place: keyof FoldedRows) => rows.filter((row) => placeOf(row) === place);
  return { shown: at('shown'), single: at('single'), same: at('same') };
}

function factRow(fact: ComparedFact, projects: readonly ComparedProject[], locale: string): ComparedRow {
  const values = projects.map((project) => factOf(fact, project, locale));
  const keys = projects.map((project, index) => keyOf(fact, project, values[index] ?? null));
  const differs = new Set(keys).size > 1;
  const row = { kind: 'fact', fact, values, differs } as const;
  if (fact !== 'netYield') return { ...row, best: differs && areAlike(projects) ? bestOf(fact, projects) : null };
  const types = projects.map(({ returns }) => (returns?.netYield === null ? undefined : returns?.type));
  const [of, ...others] = new Set(types.filter((type) => type !== undefined));
  if (of !== undefined && others.length === 0) return { ...row, best: differs ? bestOf(fact, projects) : null, of };
  return {
    ...row,
    values: values.map((value, index) => value && `${value} (${valueWords(types[index] ?? '', locale)})`),
    best: null,
  };
}

function factOf(fact: ComparedFact, project: ComparedProject, locale: string): Value {
  const format = formatFor(locale);
  switch (fact) {
    case 'askedUnit':
      return project.askedUnit === undefined ? null : unitLine(project.askedUnit, locale);
    case 'startingPrice':
      return project.price > 0 ? format.dirhams(project.price) : null;
    case 'developer':
      return project.developer && shownName(project.developer);
    case 'handover':
      return project.handover === undefined ? null : handoverText(project.handover, locale);
    case 'serviceCharge': {
      const charge = project.returns?.serviceCharge ?? null;
      return charge === null ? null : format.money(charge, 'AED', { maximumFractionDigits: 2 });
    }
    case 'netYield': {
      const percent = project.returns?.netYield ?? null;
      return percent === null ? null : format.percent(percent / 100, 1);
    }
    case 'pricePerSquareFoot':
      return project.pricePerSquareFoot === undefined ? null : format.dirhams(project.pricePerSquareFoot);
    case 'paymentPlan':
      return project.paymentPlan?.map(({ percent }) => format.number(percent)).join('/') ?? null;
    default: {
      const value = project[fact];
      if (value === null || typeof value === 'string') return value;
      return value.length === 0 ? null : value.map((each) => valueWords(each, locale)).join(', ');
    }
  }
}

/** A unit with what it costs: `2BR, floor 14, 1,330 sq ft, AED 3,470,000`. */
function unitLine(unit: UnitType, locale: string): string {
  const price = unit.price === null ? [] : [formatFor(locale).dirhams(unit.price)];
  return formatFor(locale).list([unitName(unit, locale), ...price], 'unit');
}

/** What is compared to see whether two projects agree: the amount, not its wording; the entries, not their order. */
function keyOf(fact: ComparedFact, project: Project, value: Value): string | number | null {
  switch (fact) {
    case 'startingPrice':
      return value === null ? null : project.price;
    case 'units':
    case 'categories':
    case 'subCategories':
      return project[fact].map(fold).sort().join('\n') || null;
    case 'status':
      return isSoldOut(value) ? 'sold out' : folded(value);
    default:
      return folded(value);
  }
}

/** The index of the lowest price, the largest area or the highest yield; `null` where several projects have it. */
function bestOf(fact: ComparedFact, projects: readonly ComparedProject[]): number | null {
  const lowest = (amounts: readonly (number | null | undefined)[]) =>
    onlyBest(amounts.map((amount) => (amount ? -amount : null)));
  switch (fact) {
    case 'startingPrice':
      return lowest(projects.map(({ price }) => price));
    case 'pricePerSquareFoot':
      return lowest(projects.map((project) => project[fact]));
    case 'serviceCharge':
      return lowest(projects.map(({ returns }) => returns?.serviceCharge));
    case 'netYield':
      return onlyBest(projects.map(({ returns }) => returns?.netYield ?? null));
    case 'area':
      return onlyBest(projects.map(({ area }) => squareFeet(area)));
    default:
      return null;
  }
}

function onlyBest(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  if (known.length < 2) return null;
  const most = Math.max(...known);
  return known.filter((number) => number === most).length === 1 ? numbers.indexOf(most) : null;
}

/** The largest number in an area's text, in square feet; `null` where it has none. */
function squareFeet(area: string | null): number | null {
  const ends = area === null ? null : areaEndsIn('sq ft', area);
  return ends === null ? null : Math.max(...ends);
}

function amenityRow(name: string, projects: readonly Project[]): ComparedRow {
  const values = projects.map(({ amenities }) => (amenities.some((own) => fold(own) === fold(name)) ? name : null));
  return { kind: 'amenity', name, values, differs: new Set(values).size > 1, best: null };
}

function nearbyRow(name: string, projects: readonly Project[]): ComparedRow {
  const values = projects.map(({ nearby }) => {
    const place = nearby.find(({ label }) => fold(label) === fold(name));
    return place === undefined ? null : (place.value ?? '');
  });
  return { kind: 'nearby', name, values, differs: new Set(values.map(folded)).size > 1, best: null };
}

/** The names of several lists without duplicates, ignoring case, in the order of their first appearance. */
function namesOf(lists: readonly (readonly string[])[]): readonly string[] {
  const names = new Map<string, string>();
  for (const name of lists.flat()) if (!names.has(fold(name))) names.set(fold(name), name);
  return [...names.values()];
}

const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const folded = (value: Value) => (value === null ? null : fold(value));
