import { locationKey, locationName } from '../../areas/area-of';
import type { Handover } from '../../model/entities';
import { areaFilter } from '../areas/area-filter';
import { cornerLimits, longestArea } from '../areas/drawn-area';
import type { Budget } from '../budget/budget';
import { budgetParameters } from '../criteria/budget';
import { entryLists, readEntry } from '../criteria/entries';
import type { TextCriterion } from '../criteria/kinds';
import {
  afterHandover,
  completionParameters,
  firstHome,
  parseQuarter,
  parseSize,
  type SearchCriteria,
  type SearchCriterion,
  sizeParameters,
  table,
} from '../criteria/table';
import { handoverFilter, handoverOf, isReady } from '../handover-filter';
import type { SearchableProject } from '../searchable-project';
import { textSearch } from '../words/text-search';
import {
  type CriterionOptions,
  type CriterionRule,
  formOf,
  listOptions,
  listRule,
  type Rule,
  textOptions,
  textRule,
} from './criterion-rule';
import { plainRules, plainUnitOptions } from './plain-rules';
import type { UnitCriterion } from './unit-criteria';

/** A criterion that is answered by itself. */
export type OwnCriterion = Exclude<SearchCriterion, UnitCriterion>;

const fold = (text: string) => text.trim().toLowerCase();

/** The properties that free text is searched in. */
const searchedText = ['name', 'location', 'developer', 'agents', 'sub_cat', 'amenities', 'near_by_location'];

const query = textRule(table.query, { ruleOf: textSearch, properties: searchedText });
/** The former name of `q` on the wire; earlier releases still send it. */
const earlierQuery = 'words';

/** A ready project counts as fully built without a report; one without either does not match. */
const percentBuilt = ({ status = null, builtPercent }: SearchableProject) =>
  isReady(status) ? 100 : (builtPercent ?? 0);

const quarterForm = {
  canRead: (text: string) => parseQuarter(text) !== null,
  form: 'a year such as 2028, or a quarter such as 2028.4',
};

/** A handover compared with the end of a range: with a quarter if that has one, otherwise by its year. */
const timeFor = (end: number | null, { year, quarter }: Handover) =>
  end === null || Number.isInteger(end) ? year : year + (quarter ?? 0) / 10;

interface Limit {
  /** `undefined` where it is unknown: the project does not match. */
  readonly numberOf: (project: SearchableProject) => number | undefined;
  readonly bound: 'least' | 'most';
  /** The choices, under which projects are counted. */
  readonly steps: readonly number[];
  readonly form: string;
  readonly properties: readonly string[];
}

/** The rule of a lowest or highest number of a project. */
function limitRule(criterion: TextCriterion, { numberOf, bound, steps, form, properties }: Limit) {
  const holds = (limit: number, number: number | undefined) =>
    number !== undefined && (bound === 'most' ? number <= limit : number >= limit);
  return textRule(criterion, {
    form: formOf(criterion, form),
    ruleOf: (limit) => {
      const wanted = Number(limit);
      return (project) => holds(wanted, numberOf(project));
    },
    valuesOf: (project) => steps.filter((step) => holds(step, numberOf(project))).map(String),
    properties,
  });
}

const ofPlan = ['payment_plan', 'handover'];

const listedRules: {
  readonly [Name in Exclude<OwnCriterion, 'allOf' | 'noneOf'>]: CriterionRule<SearchCriteria[Name]>;
} = {
  developer: textRule(table.developer, {
    ruleOf: (wanted) => {
      const key = fold(wanted);
      return (project) => fold(project.developer?.name ?? '') === key;
    },
    valuesOf: (project) => (project.developer ? [project.developer.name] : []),
    properties: ['developer'],
  }),
  categories: listRule(table.categories, { entriesOf: (project) => project.categories, properties: ['cat'] }),
  labels: listRule(table.labels, { entriesOf: (project) => project.labels, properties: ['type'] }),
  agents: listRule(table.agents, {
    entriesOf: (project) => project.agents.map(({ name }) => name),
    properties: ['agents'],
  }),
  amenities: listRule(table.amenities, { entriesOf: (project) => project.amenities, properties: ['amenities'] }),
  // All spellings of an area are equal.
  locations: {
    ...listRule(table.locations, {
      entriesOf: ({ location }) => [location ?? ''],
      keyOf: locationKey,
      properties: ['location'],
    }),
    valuesOf: ({ location }) => (location ? [locationName(location)] : []),
  },
  names: listRule(table.names, { entriesOf: ({ name }) => [name], properties: ['name'] }),
  query: {
    ...query,
    options: { ...query.options, [earlierQuery]: {} },
    readOptions: (from) => query.readOptions(from) ?? (from.get(earlierQuery)?.trim() || null),
  },
  handover: textRule(table.handover, {
    form: formOf(table.handover, 'ready, or a year such as 2028'),
    ruleOf: handoverFilter,
    valuesOf: (project) => [handoverOf(project) ?? []].flat(),
    properties: ['status', 'handover'],
  }),
  // A project without a handover does not match, not even a ready one.
  completion: {
    options: { [completionParameters.from]: quarterForm, [completionParameters.to]: quarterForm },
    readOptions: table.completion.readRange,
    ruleOf: (range) => {
      const { from, to } = range ?? { from: null, to: null };
      return ({ handover }) =>
        handover !== undefined &&
        timeFor(from, handover) >= (from ?? 0) &&
        timeFor(to, handover) <= (to ?? Number.POSITIVE_INFINITY);
    },
    valuesOf: ({ handover }) => (handover === undefined ? [] : [String(handover.year)]),
    properties: ['handover'],
  },
  // A project without a payment plan does not match.
  payment: textRule(table.payment, {
    form: formOf(table.payment, afterHandover),
    ruleOf:
      () =>
      ({ paysAfterHandover = false }) =>
        paysAfterHandover,
    valuesOf: ({ paysAfterHandover = false }) => (paysAfterHandover ? [afterHandover] : []),
    properties: ['payment_plan', 'handover'],
  }),
  ...plainRules,
  within: textRule(table.within, {
    form: {
      ...formOf(table.within, `an area of ${cornerLimits.least} to ${cornerLimits.most} corners`),
      longest: longestArea,
    },
    ruleOf: areaFilter,
    properties: ['latitude', 'longitude'],
  }),
  near: listRule(table.near, { entriesOf: ({ near = [] }) => near, properties: ['near_by_location'] }),
  plans: listRule(table.plans, {
    entriesOf: ({ paymentSplit }) => (paymentSplit === undefined ? [] : [paymentSplit]),
    properties: ['payment_plan', 'handover'],
  }),
  // Without any reports, the handover criterion covers ready projects.
  built: limitRule(table.built, {
    numberOf: percentBuilt,
    bound: 'least',
    steps: [25, 50, 75, 100],
    form: 'a number from 1 to 100, in per cent',
    properties: ['status', 'construction'],
  }),
  kinds: listRule(table.kinds, {
    entriesOf: ({ subCategories = [] }) => subCategories,
    properties: ['sub_cat'],
  }),
  down: limitRule(table.down, {
    numberOf: ({ bookingPercent }) => bookingPercent,
    bound: 'most',
    steps: [5, 10, 15, 20, 25, 30],
    form: 'a number from 1 to 100, in per cent',
    properties: ofPlan,
  }),
  yearsAfter: limitRule(table.yearsAfter, {
    numberOf: ({ yearsAfterHandover }) => yearsAfterHandover,
    bound: 'least',
    steps: [1, 2, 3, 5],
    form: 'a number of years from 0.5 to 20',
    properties: ofPlan,
  }),
  netYield: limitRule(table.netYield, {
    numberOf: ({ netYield }) => netYield,
    bound: 'least',
    steps: [3, 4, 5, 6, 7, 8],
    form: 'a number from 0.5 to 30, in per cent',
    properties: ['units', 'figures', 'starting_price', 'status', 'cat'],
  }),
  monthlyShare: limitRule(table.monthlyShare, {
    numberOf: ({ monthlyPercent }) => monthlyPercent,
    bound: 'most',
    steps: [0.5, 1, 1.5, 2],
    form: 'a number from 0.1 to 20, in per cent',
    properties: ofPlan,
  }),
  states: listRule(table.states, { entriesOf: ({ status }) => [status ?? ''], properties: ['status'] }),
};

/** An entry that means nothing matches no project. */
function entryRule(entry: string): Rule {
  const read = readEntry(entry);
  return read === null ? () => false : listedRules[read.name].ruleOf([read.value]);
}

const entryProperties = [...new Set(entryLists.flatMap((name) => listedRules[name].properties))];

/** The rules of these criteria. Pages that only write addresses import none of this. */
export const criterionRules: { readonly [Name in OwnCriterion]: CriterionRule<SearchCriteria[Name]> } = {
  ...listedRules,
  allOf: {
    ...listOptions(table.allOf),
    ruleOf: (entries) => {
      const rules = entries.map(entryRule);
      return (project) => rules.every((rule) => rule(project));
    },
    properties: entryProperties,
  },
  noneOf: {
    ...listOptions(table.noneOf),
    ruleOf: (entries) => {
      const rules = entries.map(entryRule);
      return (project) => !rules.some((rule) => rule(project));
    },
    properties: entryProperties,
  },
};

const budgetForm = { canRead: (text: string) => /^\d{1,12}$/.test(text), form: 'a whole number of dirhams' };

const budget: CriterionOptions<Budget | null> = {
  options: { [budgetParameters.from]: budgetForm, [budgetParameters.to]: budgetForm },
  readOptions: (sent) => {
    const [from, to] = [sent.get(budgetParameters.from), sent.get(budgetParameters.to)];
    return from === null && to === null
      ? null
      : // A missing price counts as 0, which is not within an upper end alone.
        { from: Number(from ?? 1), to: to === null ? Number.MAX_SAFE_INTEGER : Number(to) };
  },
  properties: ['starting_price'],
};

const sizeForm = { canRead: (text: string) => parseSize(text) !== null, form: 'a size, such as 1200 sq ft' };

/** The options of the criteria of a unit. They have no rule of their own: `unitRule` answers them together. */
const unitOptions: { readonly [Name in UnitCriterion]: CriterionOptions<SearchCriteria[Name]> } = {
  configurations: { ...listOptions(table.configurations), properties: ['unit', 'units'] },
  budget,
  size: {
    options: { [sizeParameters.from]: sizeForm, [sizeParameters.to]: sizeForm },
    readOptions: table.size.readRange,
    properties: ['units', 'area'],
  },
  views: { ...listOptions(table.views), properties: ['units', ...searchedText] },
  charge: {
    ...textOptions(table.charge, formOf(table.charge, 'an amount of dirhams from 1 to 500')),
    properties: ['units', 'figures'],
  },
  monthly: {
    ...textOptions(table.monthly, formOf(table.monthly, 'an amount of dirhams a month')),
    properties: ['units', 'starting_price', 'status', 'cat'],
  },
  firstHome: {
    ...textOptions(table.firstHome, formOf(table.firstHome, firstHome)),
    properties: ['units', 'starting_price', 'cat', 'location'],
  },
  ...plainUnitOptions,
};

/** How every criterion is asked of our backend. */
export const optionTable: { readonly [Name in SearchCriterion]: CriterionOptions<SearchCriteria[Name]> } = {
  ...unitOptions,
  ...criterionRules,
};
