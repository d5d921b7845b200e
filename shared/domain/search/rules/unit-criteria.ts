import { isInDubai } from '../../areas/area-of';
import { firstHomePrice } from '../../facts/searched';
import { memoised } from '../../format/memoised';
import type { SearchedUnit } from '../../model/entities';
import type { UnitField } from '../../model/project-fields';
import { isInCategory } from '../../project/category';
import { reachedSteps } from '../../records/steps';
import { plainUnitFields } from '../../records/unit-fields';
import { bankLoan } from '../budget/bank-loan';
import { isWithinBudget } from '../budget/budget';
import type { SearchCriteria } from '../criteria/table';
import { chargeSteps, type SearchCriterion, table } from '../criteria/table';
import type { SearchableProject } from '../searchable-project';
import { textSearch } from '../words/text-search';
import { bedroomsIn, fiveOrMore, leastBedrooms } from './bedrooms';
import type { Rule } from './criterion-rule';

/** The criteria that one unit must meet together, where a project has units (readings). */
const ownUnitCriteria = ['configurations', 'budget', 'size', 'views', 'charge', 'monthly', 'firstHome'] as const;

/** Those of plain fields, which have their names. */
type PlainUnitCriterion = keyof typeof plainUnitFields & SearchCriterion;
export const plainUnitCriteria = (Object.keys(plainUnitFields) as readonly UnitField[]).filter(
  (name): name is PlainUnitCriterion => Object.hasOwn(table, name),
);

export type UnitCriterion = (typeof ownUnitCriteria)[number] | PlainUnitCriterion;

export const unitCriteria: readonly UnitCriterion[] = [...ownUnitCriteria, ...plainUnitCriteria];

/** Whether a criterion is one of these. */
export const isOfUnit = (name: string): name is UnitCriterion => unitCriteria.some((each) => each === name);

export type UnitCriteria = Partial<Pick<SearchCriteria, UnitCriterion>>;

/** What the test of a price reads of the project. */
export type PricedProject = Pick<SearchableProject, 'status' | 'categories' | 'location'>;
export type UnitTest = (unit: SearchedUnit, project: PricedProject) => boolean;

/** A field of a unit that a criterion reads. */
export type SearchedField = 'type' | 'price' | 'squareFeet' | 'serviceCharge' | UnitField;
/** The value of a field; `null` and `undefined` where it is unknown. */
type ValueOf<Field extends SearchedField> = SearchedUnit[Field] | (Field extends 'type' ? never : null | undefined);

/** How one criterion of a unit is checked: by one field of a unit, and for a project without units. */
interface UnitPart<Value, Field extends SearchedField> {
  /** The only field that is read, so that the units of all projects can be checked at once (`unit-sets`). */
  readonly reads: Field;
  readonly ofField: (value: NonNullable<Value>) => (field: ValueOf<Field>, project: PricedProject) => boolean;
  readonly ofProject: (value: NonNullable<Value>) => Rule;
  /** The values under which a unit is counted by its field, where the criterion has counts. */
  readonly valuesOf?: (field: ValueOf<Field>) => readonly string[];
  /** The values of one unit include those of another, as for a minimum or maximum: the longest list is that of the project. */
  readonly isNested?: true;
  readonly valuesOfProject?: (project: SearchableProject) => readonly string[];
}

const fold = (text: string) => text.trim().toLowerCase();
const none: readonly string[] = [];

/** There are many units, but few different texts. */
const mostTexts = 10_000;
const bedroomsOf = memoised(bedroomsIn, mostTexts);
const keyOf = memoised(fold, mostTexts);

/** Whether an entry is one of the configurations, ignoring case; for `5BR+`, whether it has at least as many bedrooms. */
function isOfKind(configurations: readonly string[]): (entry: string) => boolean {
  const keys = new Set(configurations.map(fold));
  const least = Math.min(...configurations.map((choice) => leastBedrooms(choice) ?? Number.POSITIVE_INFINITY));
  if (least === Number.POSITIVE_INFINITY) return (entry) => keys.has(keyOf(entry));
  return (entry) => keys.has(keyOf(entry)) || (bedroomsOf(entry) ?? 0) >= least;
}

const configurationValues = memoised(
  (type: string): readonly string[] => ((bedroomsIn(type) ?? 0) >= 5 ? [type, fiveOrMore] : [type]),
  mostTexts,
);

const size: UnitPart<SearchCriteria['size'], 'squareFeet'> = {
  reads: 'squareFeet',
  ofField: ({ from, to }) => {
    const [least, most] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
    return (squareFeet) => typeof squareFeet === 'number' && squareFeet >= least && squareFeet <= most;
  },
  // Two ends of a range are assumed to include every size between them.
  ofProject: ({ from, to }) => {
    const [least, most] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
    return ({ squareFeet = [] }) =>
      squareFeet.length > 0 && Math.max(...squareFeet) >= least && Math.min(...squareFeet) <= most;
  },
};

type OfKind<Kind extends string> = {
  [Name in UnitField]: (typeof plainUnitFields)[Name]['kind'] extends Kind ? Name : never;
}[UnitField];

/** At least so many; a project without units does not say it. */
const leastPart = (reads: UnitField): UnitPart<string | null, OfKind<'whole'>> => ({
  reads: reads as OfKind<'whole'>,
  ofField: (least) => {
    const wanted = Number(least);
    return (count) => (count ?? 0) >= wanted;
  },
  ofProject: () => () => false,
  valuesOf: reachedSteps(plainUnitFields[reads]),
  isNested: true,
});

/** One of some values, likewise. */
const anyPart = (reads: UnitField): UnitPart<readonly string[], OfKind<'line' | 'choice'>> => ({
  reads: reads as OfKind<'line' | 'choice'>,
  ofField: (wanted) => {
    const keys = new Set(wanted.map(fold));
    return (value) => typeof value === 'string' && keys.has(keyOf(value));
  },
  ofProject: () => () => false,
  valuesOf: (value) => (typeof value === 'string' ? [value] : none),
});

const plainParts = Object.fromEntries(
  plainUnitCriteria.map((name) => [name, plainUnitFields[name].kind === 'whole' ? leastPart(name) : anyPart(name)]),
);

/** `Sea` and `sea view` are equal. */
export const viewKey = memoised((view: string) => fold(view).replace(/\s+views?$/, ''), mostTexts);
const viewValues = memoised((view: string): readonly string[] => [view.trim()], mostTexts);

const views: UnitPart<SearchCriteria['views'], 'view'> = {
  reads: 'view',
  ofField: (wanted) => {
    const keys = new Set(wanted.map(viewKey));
    return (view) => typeof view === 'string' && keys.has(viewKey(view));
  },
  // A project without units may mention the view in its amenities or landmarks.
  ofProject: (wanted) => {
    const tests = wanted.map((view) => textSearch(`${viewKey(view)} view`));
    return (project) => tests.some((isMentioned) => isMentioned(project));
  },
  valuesOf: (view) => (typeof view === 'string' ? viewValues(view) : none),
};

/** A charge of 14 is within 15 and all higher limits. */
const chargeValues = chargeSteps.map((_, index) => chargeSteps.slice(index).map(String));
const chargesOf = (dirhams: number | null | undefined) =>
  typeof dirhams === 'number' ? (chargeValues[chargeSteps.findIndex((step) => dirhams <= step)] ?? none) : none;

const isCharged = (most: string) => {
  const limit = Number(most);
  return (dirhams: number | null | undefined) => typeof dirhams === 'number' && dirhams <= limit;
};

const charge: UnitPart<SearchCriteria['charge'], 'serviceCharge'> = {
  reads: 'serviceCharge',
  ofField: isCharged,
  ofProject: (most) => {
    const isWithin = isCharged(most);
    return ({ serviceCharge }) => isWithin(serviceCharge);
  },
  valuesOf: chargesOf,
  isNested: true,
  valuesOfProject: ({ serviceCharge }) => chargesOf(serviceCharge),
};

function isPaidBy(price: number, { status = null, categories }: PricedProject, most: number): boolean {
  const loan = price > 0 ? bankLoan({ price, status, categories }) : null;
  return loan !== null && loan.monthly <= most;
}

const monthly: UnitPart<SearchCriteria['monthly'], 'price'> = {
  reads: 'price',
  ofField: (most) => {
    const limit = Number(most);
    return (price, project) => isPaidBy(price ?? 0, project, limit);
  },
  ofProject: (most) => {
    const limit = Number(most);
    return (project) => isPaidBy(project.price, project, limit);
  },
};

/** A home in Dubai with a known price within that of the programme. */
const isFirstHome = (price: number, { categories, location = null }: PricedProject): boolean =>
  price > 0 && price <= firstHomePrice.value && !isInCategory({ categories }, 'Commercial') && isInDubai(location);

const firstHome: UnitPart<SearchCriteria['firstHome'], 'price'> = {
  reads: 'price',
  ofField: () => (price, project) => isFirstHome(price ?? 0, project),
  ofProject: () => (project) => isFirstHome(project.price, project),
};

const configurations: UnitPart<SearchCriteria['configurations'], 'type'> = {
  reads: 'type',
  ofField: isOfKind,
  ofProject: (chosen) => {
    const isKind = isOfKind(chosen);
    return ({ units }) => units.some(isKind);
  },
  valuesOf: configurationValues,
  valuesOfProject: ({ units }) => units.flatMap(configurationValues),
};

const budget: UnitPart<SearchCriteria['budget'], 'price'> = {
  reads: 'price',
  ofField:
    ({ from, to }) =>
    (price) =>
      isWithinBudget({ price: price ?? 0 }, { from, to }),
  ofProject: (wanted) => (project) => isWithinBudget(project, wanted),
};

/** A part whose criterion and field are not known to the compiler: the values of both are handed on as they are. */
export interface AnyUnitPart {
  readonly reads: SearchedField;
  readonly ofField: (value: unknown) => (field: unknown, project: PricedProject) => boolean;
  readonly ofProject: (value: unknown) => Rule;
  readonly valuesOf?: (field: unknown) => readonly string[];
  readonly isNested?: true;
  readonly valuesOfProject?: (project: SearchableProject) => readonly string[];
}

/** The parts by criterion. */
export const unitParts = {
  configurations,
  budget,
  size,
  views,
  charge,
  monthly,
  firstHome,
  ...plainParts,
} as unknown as {
  readonly [Name in UnitCriterion]: AnyUnitPart;
};

const isChosen = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value != null);

/** Whether a search says which states of a home it looks for; otherwise only available ones are found. */
export const asksForStates = ({ offer_state }: UnitCriteria): boolean => isChosen(offer_state);

/** The criteria without one of them; without the states of a home, those of homes in any state. */
export const withoutUnitCriterion = <Criteria extends UnitCriteria>(criteria: Criteria, name: UnitCriterion) => ({
  ...criteria,
  [name]: name === 'offer_state' ? plainUnitFields.offer_state.options : undefined,
});

/** The criteria of a unit that are set. */
export const askedOf = (criteria: UnitCriteria): readonly UnitCriterion[] =>
  unitCriteria.filter((name) => isChosen(criteria[name]));
