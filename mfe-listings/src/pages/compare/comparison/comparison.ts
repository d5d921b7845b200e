import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project, UnitType } from '@iwan/shared/domain/model/entities';
import { handoverWords } from '@iwan/shared/domain/project/handover';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { areaEndsIn } from '@iwan/shared/domain/project/units/floor-area';
import { unitName } from '../../../parts/unit/unit-name';
import type { ComparedProject } from './compared-returns';
import { areAlike } from './like-with-like';

/**
 * The facts that are compared, of section 3 and beyond it, in the order of their rows. The field `type` is left out: its labels
 * (Featured, Trending) say where this site shows a project, not what the home is like.
 */
const comparedFacts = [
  'askedUnit',
  'startingPrice',
  'pricePerSquareFoot',
  'paymentPlan',
  'serviceCharge',
  'yields',
  'breakEven',
  'units',
  'area',
  'handover',
  'location',
  'categories',
  'subCategories',
  'status',
  'developer',
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** One row of a comparison. There is a value for each project, in their order; `null` where a project has none. */
export type ComparedRow = {
  readonly values: readonly (string | null)[];
  /** Whether the projects differ in this row. */
  readonly differs: boolean;
  /** The one best value among comparable projects: the lowest price, the largest area. */
  readonly best: number | null;
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

/** The groups, in the order in which a buyer weighs them. */
const comparedGroups = ['money', 'home', 'amenities', 'around'] as const;

export type ComparedGroup = (typeof comparedGroups)[number];

const groupOfFact: Readonly<Record<ComparedFact, ComparedGroup>> = {
  askedUnit: 'money',
  startingPrice: 'money',
  pricePerSquareFoot: 'money',
  paymentPlan: 'money',
  serviceCharge: 'money',
  yields: 'money',
  breakEven: 'money',
  units: 'home',
  area: 'home',
  handover: 'home',
  subCategories: 'home',
  categories: 'home',
  status: 'home',
  developer: 'home',
  location: 'around',
};

/** The rows by group, those with differences first; empty groups are left out. */
export function groupRows(rows: readonly ComparedRow[]) {
  return comparedGroups
    .map((group) => {
      const own = rows.filter((row) => groupOf(row) === group);
      return { group, rows: [...own.filter(({ differs }) => differs), ...own.filter(({ differs }) => !differs)] };
    })
    .filter((each) => each.rows.length > 0);
}

function groupOf(row: ComparedRow): ComparedGroup {
  if (row.kind === 'fact') return groupOfFact[row.fact];
  return row.kind === 'amenity' ? 'amenities' : 'around';
}

function factRow(fact: ComparedFact, projects: readonly ComparedProject[], locale: string): ComparedRow {
  const values = projects.map((project) => factOf(fact, project, locale));
  const keys = projects.map((project, index) => keyOf(fact, project, values[index] ?? null));
  const differs = new Set(keys).size > 1;
  return { kind: 'fact', fact, values, differs, best: differs && areAlike(projects) ? bestOf(fact, projects) : null };
}

function factOf(fact: ComparedFact, project: ComparedProject, locale: string): Value {
  const format = formatFor(locale);
  switch (fact) {
    case 'askedUnit':
      return project.askedUnit === undefined ? null : unitLine(project.askedUnit, locale);
    case 'startingPrice':
      return project.price > 0 ? format.dirhams(project.price) : null;
    case 'developer':
      return project.developer?.name ?? null;
    case 'handover':
      return project.handover === undefined ? null : handoverWords(project.handover);
    case 'serviceCharge':
    case 'yields':
    case 'breakEven':
      return project.returns?.[fact] ?? null;
    case 'pricePerSquareFoot':
      return project.pricePerSquareFoot === undefined ? null : format.dirhams(project.pricePerSquareFoot);
    case 'paymentPlan':
      return (
        project.paymentPlan?.map(({ label, percent }) => `${format.percent(percent / 100, 2)} ${label}`).join(', ') ??
        null
      );
    default: {
      const value = project[fact];
      if (value === null || typeof value === 'string') return value;
      return value.length === 0 ? null : value.join(', ');
    }
  }
}

/** A unit with what it costs: `2BR, floor 14, 1,330 sq ft, AED 3,470,000`. */
function unitLine(unit: UnitType, locale: string): string {
  const price = unit.price === null ? [] : [formatFor(locale).dirhams(unit.price)];
  return [unitName(unit, locale), ...price].join(', ');
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

/** The index of the lowest price or the largest area; `null` where several projects have it. */
function bestOf(fact: ComparedFact, projects: readonly Project[]): number | null {
  switch (fact) {
    case 'startingPrice':
      return onlyBest(projects.map(({ price }) => (price > 0 ? -price : null)));
    case 'pricePerSquareFoot':
      return onlyBest(projects.map((project) => (project[fact] === undefined ? null : -project[fact])));
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
