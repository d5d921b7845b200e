import type { SearchedUnit } from '../../model/entities';
import { bankLoan } from '../budget/bank-loan';
import { isWithinBudget } from '../budget/budget';
import { mostBaths } from '../criteria/home/baths';
import { chargeSteps } from '../criteria/home/charge';
import type { SearchCriteria } from '../criteria/table';
import type { SearchableProject } from '../searchable-project';
import { textSearch } from '../words/text-search';
import { bedroomsIn, fiveOrMore, leastBedrooms } from './bedrooms';
import type { Rule } from './criterion-rule';

/** The criteria that one unit must meet together, where a project has units (readings). */
export const unitCriteria = ['configurations', 'budget', 'size', 'baths', 'views', 'charge', 'monthly'] as const;

export type UnitCriterion = (typeof unitCriteria)[number];
/** Whether a criterion is one of these. */
export const isOfUnit = (name: string): name is UnitCriterion => unitCriteria.some((each) => each === name);

export type UnitCriteria = Partial<Pick<SearchCriteria, UnitCriterion>>;

export type OfLoan = Pick<SearchableProject, 'status' | 'categories'>;
export type UnitTest = (unit: SearchedUnit, project: OfLoan) => boolean;

/** How one criterion of a unit is checked: for a unit, and for a project without units. */
interface UnitPart<Value> {
  readonly ofUnit: (value: NonNullable<Value>) => UnitTest;
  readonly ofProject: (value: NonNullable<Value>) => Rule;
  /** The values under which a unit is counted, where the criterion has counts. */
  readonly valuesOf?: (unit: SearchedUnit) => readonly string[];
  /** The values of one unit include those of another, as for a minimum or maximum: the longest list is that of the project. */
  readonly isNested?: true;
  readonly valuesOfProject?: (project: SearchableProject) => readonly string[];
}

const fold = (text: string) => text.trim().toLowerCase();
const none: readonly string[] = [];

/** Memoises a function of a text: there are many units, but few different texts. */
function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  const most = 10_000;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size < most) known.set(text, made);
    return made;
  };
}

/** Whether an entry is one of the configurations, ignoring case; for `5BR+`, whether it has at least as many bedrooms. */
function isOfKind(configurations: readonly string[]): (entry: string) => boolean {
  const keys = new Set(configurations.map(fold));
  const least = Math.min(...configurations.map((choice) => leastBedrooms(choice) ?? Number.POSITIVE_INFINITY));
  return once((entry) => keys.has(fold(entry)) || (bedroomsIn(entry) ?? 0) >= least);
}

const configurationValues = once((type: string): readonly string[] =>
  (bedroomsIn(type) ?? 0) >= 5 ? [type, fiveOrMore] : [type],
);

const size: UnitPart<SearchCriteria['size']> = {
  ofUnit: ({ from, to }) => {
    const [least, most] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
    return ({ squareFeet }) => squareFeet !== null && squareFeet >= least && squareFeet <= most;
  },
  // Two ends of a range are assumed to include every size between them.
  ofProject: ({ from, to }) => {
    const [least, most] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
    return ({ squareFeet = [] }) =>
      squareFeet.length > 0 && Math.max(...squareFeet) >= least && Math.min(...squareFeet) <= most;
  },
};

/** A home with three baths also counts for one and two. */
const bathValues: readonly (readonly string[])[] = Array.from({ length: mostBaths + 1 }, (_, baths) =>
  Array.from({ length: baths }, (_, before) => String(before + 1)),
);

const baths: UnitPart<SearchCriteria['baths']> = {
  ofUnit: (least) => {
    const wanted = Number(least);
    return (unit) => (unit.baths ?? 0) >= wanted;
  },
  ofProject: () => () => false,
  valuesOf: (unit) => bathValues[Math.min(unit.baths ?? 0, mostBaths)] ?? none,
  isNested: true,
};

/** `Sea` and `sea view` are equal. */
export const viewKey = once((view: string) => fold(view).replace(/\s+views?$/, ''));
const viewValues = once((view: string): readonly string[] => [view.trim()]);

const views: UnitPart<SearchCriteria['views']> = {
  ofUnit: (wanted) => {
    const keys = new Set(wanted.map(viewKey));
    return ({ view }) => view !== undefined && keys.has(viewKey(view));
  },
  // A project without units may mention the view in its amenities or landmarks.
  ofProject: (wanted) => {
    const tests = wanted.map((view) => textSearch(`${viewKey(view)} view`));
    return (project) => tests.some((isMentioned) => isMentioned(project));
  },
  valuesOf: ({ view }) => (view === undefined ? none : viewValues(view)),
};

/** A charge of 14 is within 15 and all higher limits. */
const chargeValues = chargeSteps.map((_, index) => chargeSteps.slice(index).map(String));
const chargesOf = ({ serviceCharge }: { readonly serviceCharge?: number | undefined }) =>
  serviceCharge === undefined ? none : (chargeValues[chargeSteps.findIndex((step) => serviceCharge <= step)] ?? none);

const charge: UnitPart<SearchCriteria['charge']> = {
  ofUnit: (most) => {
    const limit = Number(most);
    return ({ serviceCharge }) => serviceCharge !== undefined && serviceCharge <= limit;
  },
  ofProject: (most) => {
    const limit = Number(most);
    return ({ serviceCharge }) => serviceCharge !== undefined && serviceCharge <= limit;
  },
  valuesOf: chargesOf,
  isNested: true,
  valuesOfProject: chargesOf,
};

function isPaidBy(price: number, { status = null, categories }: OfLoan, most: number): boolean {
  const loan = price > 0 ? bankLoan({ price, status, categories }) : null;
  return loan !== null && loan.monthly <= most;
}

const monthly: UnitPart<SearchCriteria['monthly']> = {
  ofUnit: (most) => {
    const limit = Number(most);
    return ({ price }, project) => isPaidBy(price ?? 0, project, limit);
  },
  ofProject: (most) => {
    const limit = Number(most);
    return (project) => isPaidBy(project.price, project, limit);
  },
};

export const unitParts: { readonly [Name in UnitCriterion]: UnitPart<SearchCriteria[Name]> } = {
  configurations: {
    ofUnit: (configurations) => {
      const isKind = isOfKind(configurations);
      return ({ type }) => isKind(type);
    },
    ofProject: (configurations) => {
      const isKind = isOfKind(configurations);
      return ({ units }) => units.some(isKind);
    },
    valuesOf: ({ type }) => configurationValues(type),
    valuesOfProject: ({ units }) => units.flatMap(configurationValues),
  },
  budget: {
    ofUnit: (budget) => (unit) => isWithinBudget({ price: unit.price ?? 0 }, budget),
    ofProject: (budget) => (project) => isWithinBudget(project, budget),
  },
  size,
  baths,
  views,
  charge,
  monthly,
};
