import { latinText, readTypedNumber } from '../../money/typed-number';
import { squareFeetIn } from '../../project/units/floor-area';
import { parseArea } from '../areas/drawn-area';
import { parseHandoverWish, readyNow } from '../handover-filter';
import { budget } from './budget';
import {
  type Criterion,
  listCriterion,
  type NumberRange,
  numberCriterion,
  rangeCriterion,
  textCriterion,
} from './kinds';
import type { CriterionTexts } from './texts';

/** The only value of the criterion of payments. */
export const afterHandover = 'after-handover';

/** The only value of the criterion of a first home. */
export const firstHome = 'yes';

export const parsePayment = (text: string | null) =>
  text?.trim().toLowerCase() === afterHandover ? afterHandover : null;

/**
 * A year of handover, or one of its quarters as a decimal: `2028`, `2028.4` for its fourth quarter. As the first end of a range a year
 * means its beginning, as the last one its end.
 */
export function parseQuarter(text: string | null): number | null {
  return /^20\d\d(?:\.[1-4])?$/.test(text?.trim() ?? '') ? Number(text) : null;
}

/** `2028`, `Q4 2028`. */
function handoverText(time: number | null, { value }: CriterionTexts): string {
  const [year = '', quarter] = String(time).split('.');
  return quarter === undefined ? year : value(`Q${quarter} ${year}`);
}

/** In the address and on the wire. */
export const completionParameters = { from: 'completion_from', to: 'completion_to' } as const;

function completionWords({ from, to }: NumberRange, texts: CriterionTexts): string {
  if (from === null) return texts.completedBy(handoverText(to, texts));
  if (to === null) return texts.completedFrom(handoverText(from, texts));
  return from === to
    ? texts.completedIn(handoverText(to, texts))
    : texts.completedBetween(handoverText(from, texts), handoverText(to, texts));
}

/** In the address and on the wire. */
export const sizeParameters = { from: 'size_from', to: 'size_to' } as const;

const largestSize = 10_000_000;
const longestSize = 60;

/** Parses a size in square feet: `1,200`, `1200 sq ft`, `111 sqm`; `null` for anything else. */
export function parseSize(text: string | null): number | null {
  const typed = latinText(text ?? '');
  if (typed === '' || typed.length > longestSize) return null;
  const size = squareFeetIn(typed) ?? readTypedNumber(typed);
  const rounded = size === null ? 0 : Math.round(size);
  return rounded > 0 && rounded <= largestSize ? rounded : null;
}

function sizeWords({ from, to }: NumberRange, texts: CriterionTexts): string {
  if (from === null) return texts.sizeUpTo(to ?? 0);
  return to === null ? texts.sizeFrom(from) : texts.sizeBetween(from, to);
}

/** The highest choice of a number of rooms or places. */
export const mostChoices = 9;

/** The choices of the service charge, which are also counted. */
export const chargeSteps = [10, 15, 20, 25, 30] as const;

/**
 * The criteria of the search. Everything else that lists criteria reads this table: the addresses, the wire, the chips, the
 * words of saved searches. Its order is that of the parameters in an address, by which saved searches are compared: a new
 * criterion must not come before an existing one that an address may have. The rules are in `rule-table`.
 */
export const table = {
  /** The developer by name (section 5). */
  developer: textCriterion({ parameter: 'developer', words: (name) => name, isCounted: true, impliesBudget: true }),
  /** Bedrooms, studios and duplexes: whole entries of the units of a project (section 5). */
  configurations: listCriterion({ parameter: 'unit', isCounted: true, impliesBudget: true }),
  /** Property type: Residential and so on (section 5). */
  categories: listCriterion({ parameter: 'cat', isCounted: true, impliesBudget: true }),
  /** Type-of-property: Featured, New and so on (section 5). */
  labels: listCriterion({ parameter: 'type', isCounted: true, impliesBudget: true }),
  /** The agent by name (section 5). */
  agents: listCriterion({ parameter: 'agent', isCounted: true, impliesBudget: true }),
  /** Amenities as whole lines (section 5). */
  amenities: listCriterion({ parameter: 'amenity', isCounted: true, impliesBudget: true }),
  /** The location, in the hero search (section 5). */
  locations: listCriterion({ parameter: 'location', isCounted: true }),
  /** Projects by name, in the hero search (section 5). Not counted: there may be thousands. */
  names: listCriterion({ parameter: 'property', option: 'name', isCounted: false }),
  budget,
  /** Free text, matched by `textSearch`. */
  query: textCriterion({ parameter: 'q', words: (text, { quoted }) => quoted(text), isCounted: false }),
  /** The latest handover: `ready`, or a year. */
  handover: textCriterion({
    parameter: 'handover',
    parse: parseHandoverWish,
    words: (wish, texts) => (wish === readyNow ? texts.readyNow : texts.handoverBy(wish)),
    isCounted: true,
  }),
  /** The years of handover, or its quarters. */
  completion: rangeCriterion({
    parameters: completionParameters,
    parse: parseQuarter,
    words: completionWords,
    isCounted: true,
  }),
  /** Part of the price is paid after the handover. */
  payment: textCriterion({
    parameter: 'payment',
    parse: parsePayment,
    words: (_, { paysAfterHandover }) => paysAfterHandover,
    isCounted: true,
  }),
  /** The furnishing: Furnished, Unfurnished and so on. */
  furnishing: listCriterion({ parameter: 'furnishing', isCounted: true }),
  /** An area drawn on the map, in the format of `writeArea`. */
  within: textCriterion({
    parameter: 'within',
    parse: (text) => (parseArea(text) === null ? null : text),
    words: (_, { area }) => area,
    isCounted: false,
  }),
  /** The size of a home in square feet. */
  size: rangeCriterion({ parameters: sizeParameters, parse: parseSize, words: sizeWords, isCounted: false }),
  /** At least as many baths. */
  baths: numberCriterion({
    parameter: 'baths',
    least: 1,
    most: mostChoices,
    words: (least, { bathsFrom }) => bathsFrom(least),
    isCounted: true,
  }),
  /** The view of a home: `Sea`, `Park`. */
  views: listCriterion({
    parameter: 'outlook',
    isCounted: true,
    words: (what, { viewOf, value }) => viewOf(value(what)),
  }),
  /** Nearby landmarks by kind: `Metro`, `Beach` (`landmarkKinds`). */
  near: listCriterion({ parameter: 'near', isCounted: true, words: (what, { nearTo, value }) => nearTo(value(what)) }),
  /** The split of the price: the per cent paid before the handover and those from it on, `60/40` (`paymentSplit`). */
  plans: listCriterion({ parameter: 'plan', isCounted: true, words: (split, { paidAs }) => paidAs(split) }),
  /** The highest service charge, in dirhams a square foot and year. */
  charge: numberCriterion({
    parameter: 'charge',
    least: 1,
    most: 500,
    decimals: 2,
    words: (most, { chargeUpTo }) => chargeUpTo(most),
    isCounted: true,
  }),
  /** The lowest progress of construction, in per cent. */
  built: numberCriterion({
    parameter: 'built',
    least: 1,
    most: 100,
    words: (least, { builtFrom }) => builtFrom(least),
    isCounted: true,
  }),
  /** The highest monthly instalment of the largest loan for a home, in dirhams (`bankLoan`). */
  monthly: numberCriterion({
    parameter: 'monthly',
    least: 100,
    most: 10_000_000,
    words: (most, { monthlyUpTo }) => monthlyUpTo(most),
    isCounted: false,
  }),
  /** The kinds of home or premises of a project: Apartment, Villa and so on (`sub_cat` of section 3). */
  kinds: listCriterion({ parameter: 'kind', isCounted: true }),
  /** How homes are owned: Freehold, Leasehold. */
  tenure: listCriterion({ parameter: 'tenure', isCounted: true }),
  /** At least as many parking spaces. */
  parking: numberCriterion({
    parameter: 'parking',
    least: 1,
    most: mostChoices,
    words: (least, { parkingFrom }) => parkingFrom(least),
    isCounted: true,
  }),
  /** At least as many floors. */
  floors: numberCriterion({
    parameter: 'floors',
    least: 1,
    most: 200,
    words: (least, { floorsFrom }) => floorsFrom(least),
    isCounted: true,
  }),
  /** Available, or under offer. */
  offer_state: listCriterion({ parameter: 'offer', isCounted: true }),
  /** The status of a project: Ready, New Launch, Sold Out and so on. */
  states: listCriterion({ parameter: 'status', isCounted: false }),
  /** Values of other lists that must all match, while any value of a list matches (section 5): `amenity:Gym`, `amenity:Pool`. */
  allOf: listCriterion({ parameter: 'with', isCounted: false, words: (entry, { value }) => value(entryValue(entry)) }),
  /** Values of other lists of which none may match: `cat:Off Plan`. */
  noneOf: listCriterion({
    parameter: 'without',
    isCounted: false,
    words: (entry, texts) => texts.without(texts.value(entryValue(entry))),
  }),
  /** The highest share of the price that is paid at the booking, in per cent. */
  down: numberCriterion({
    parameter: 'down',
    least: 1,
    most: 100,
    decimals: 1,
    words: (most, { downUpTo }) => downUpTo(most),
    isCounted: true,
  }),
  /** At least so many years of payments after the handover. */
  yearsAfter: numberCriterion({
    parameter: 'years_after',
    least: 0.5,
    most: 20,
    decimals: 1,
    words: (least, { yearsAfterFrom }) => yearsAfterFrom(least),
    isCounted: true,
  }),
  /** At least so many per cent of net yield a year, by the figures of the project's page. */
  netYield: numberCriterion({
    parameter: 'yield',
    least: 0.5,
    most: 30,
    decimals: 1,
    words: (least, { yieldFrom }) => yieldFrom(least),
    isCounted: true,
  }),
  /** Monthly payments to the developer of at most so many per cent of the price. */
  monthlyShare: numberCriterion({
    parameter: 'monthly_share',
    least: 0.1,
    most: 20,
    decimals: 1,
    words: (most, { monthlyShareUpTo }) => monthlyShareUpTo(most),
    isCounted: true,
  }),
  /** Homes that the programme for first-time buyers is open to. */
  firstHome: textCriterion({
    parameter: 'first_home',
    parse: (text) => (text?.trim().toLowerCase() === firstHome ? firstHome : null),
    words: (_, { firstHomes }) => firstHomes,
    isCounted: false,
  }),
};

/** The value of an entry of `allOf` or `noneOf`. */
const entryValue = (entry: string): string => entry.slice(entry.indexOf(':') + 1);

type Table = typeof table;

export type SearchCriterion = keyof Table;

/** The values of all criteria; an empty list or `null` means not set. */
export type SearchCriteria = { readonly [Name in SearchCriterion]: Table[Name]['none'] };

/** The criteria with counts. */
export type CountedCriterion = {
  readonly [Name in SearchCriterion]: true extends Table[Name]['isCounted'] ? Name : never;
}[SearchCriterion];

export const criteria: { readonly [Name in SearchCriterion]: Criterion<SearchCriteria[Name]> } = table;

export const criterionNames = Object.keys(table) as readonly SearchCriterion[];
