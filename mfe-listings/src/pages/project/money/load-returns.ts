import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project } from '@iwan/shared/domain/model/entities';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { figureOf } from '@iwan/shared/domain/project/project-figures';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { type CountedHome, homeOf, homesOf } from '@iwan/shared/domain/search/returns/home-of';
import { type Returns, returnsOf, usualReturns } from '@iwan/shared/domain/search/returns/returns-of';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import type { Query } from '@iwan/shared/paths/query';
import { type FigureNote, figureNote } from '../../../parts/returns/figure-note';
import { longestTyped, type RequestedReturns, readReturnChoices } from '../../../parts/returns/return-choices';
import { homeParameter, type ReturnField, returnFields } from '../../../parts/returns/return-fields';
import { returnTextsOf } from '../../../parts/returns/texts';

/** Costs and returns of a project's homes, as text. The loader computes them, so that no page loads the code for it. */
export interface ReturnsData {
  /** The types that can be chosen; where the address names a unit, only its own. */
  readonly homes: readonly string[];
  readonly home: string;
  /** The unit that the address names; left out where it names none. */
  readonly unit?: string;
  /** The values from the address as they were typed, which the other forms of the page keep. */
  readonly requested: Query;
  /** The values of the fields. */
  readonly fields: Readonly<Record<ReturnField, string>>;
  readonly wrong: RequestedReturns['wrong'];
  readonly lines: readonly ReturnLine[];
  /** The net yield; `null` where it cannot be computed. */
  readonly net: string | null;
  readonly figures: readonly FigureNote[];
}

/** `null` where the record has no figures, where nothing is left to buy, or where no home has both price and size. */
export function loadReturns(
  project: Project,
  { query, locale }: Pick<LoaderArguments, 'query' | 'locale'>,
  now: Date,
): ReturnsData | null {
  const { figures = [] } = project;
  const unit = query.get('unit')?.trim() ?? null;
  const home = homeOf(project, { unit, type: query.get(homeParameter) });
  if (figures.length === 0 || home === null || isSoldOut(project.status)) return null;
  const rent = figureOf(figures, 'rent', home.type);
  const charge = figureOf(figures, 'serviceCharge', home.type);
  const requested = readReturnChoices(query, usualReturns(rent?.value ?? null, charge?.value ?? null));
  const isOfUnit = unit !== null && home.id === unit;
  const today = dayInDubai(now);
  const returns = returnsOf(project, home, requested.choices);
  return {
    homes: isOfUnit ? [home.type] : homesOf(project).map(({ type }) => type),
    home: home.type,
    ...(isOfUnit && { unit }),
    requested: Object.fromEntries(
      carriedFields.map((name) => [name, query.get(name)?.trim().slice(0, longestTyped) || undefined]),
    ),
    fields: fieldsOf(requested),
    wrong: requested.wrong,
    lines: returnLines(home, returns, locale),
    net: returns.net === null ? null : formatFor(locale).percent(returns.net / 100, 1),
    figures: notesOn(home, requested, { rent, charge }, { today, locale }),
  };
}

const carriedFields = [homeParameter, ...returnFields] as const;

type Figure = ReturnType<typeof figureOf>;

function notesOn(
  { type }: CountedHome,
  { choices, typed }: RequestedReturns,
  { rent, charge }: { readonly rent: Figure; readonly charge: Figure },
  { today, locale }: { readonly today: CalendarDay; readonly locale: string },
): readonly FigureNote[] {
  const texts = returnTextsOf(locale);
  const format = formatFor(locale);
  const isTyped = (field: ReturnField) => typed.includes(field);
  const chargeText = format.money(choices.charge ?? 0, 'AED', { maximumFractionDigits: 2 });
  const notes = [
    figureNote(texts.rentFrom(valueWords(type, locale), format.dirhams(choices.rent ?? 0)), rent, {
      isTyped: isTyped('rent'),
      today,
      locale,
    }),
    figureNote(texts.chargeFrom(chargeText), charge, { isTyped: isTyped('charge'), today, locale }),
  ];
  return notes.filter((note) => note !== null);
}

function fieldsOf({ choices, wrong }: RequestedReturns): Readonly<Record<ReturnField, string>> {
  const text = (field: ReturnField) => {
    const value = choices[field];
    if (value === null) return '';
    return field === 'rent' ? writeAmount(value) : String(value);
  };
  return Object.fromEntries(returnFields.map((field) => [field, wrong[field] ?? text(field)])) as ReturnsData['fields'];
}

/** A line of costs and returns as text. */
interface ReturnLine {
  readonly name: string;
  readonly value: string;
  /** Whether the line is a result, not a figure that it follows from. */
  readonly isTotal: boolean;
}

/** The lines as text; for what cannot be computed, what is missing. */
function returnLines(home: CountedHome, returns: Returns, locale: string): readonly ReturnLine[] {
  const texts = returnTextsOf(locale);
  const format = formatFor(locale);
  const percent = (value: number | null) => (value === null ? '' : format.percent(value / 100, 1));
  const dirhams = (value: number | null) => (value === null ? '' : format.dirhams(value));
  const { gross, serviceCharge, breakEven } = returns;
  const missing =
    gross === null ? (serviceCharge === null ? texts.bothMissing : texts.rentMissing) : texts.chargeMissing;
  const line = (name: string, value: string, isTotal = false): ReturnLine => ({ name, value, isTotal });
  return [
    line(texts.price, dirhams(home.price)),
    line(texts.purchaseCosts, dirhams(returns.purchaseCosts)),
    line(texts.serviceCharge, dirhams(serviceCharge) || texts.chargeMissing),
    line(texts.gross, percent(gross) || texts.rentMissing),
    line(texts.income, dirhams(returns.income) || missing),
    line(texts.net, percent(returns.net) || missing, true),
    ...(returns.lowNet === null ? [] : [line(texts.lowNet, percent(returns.lowNet))]),
    line(texts.breakEven, breakEven === null ? missing : breakEvenText(breakEven, locale)),
  ];
}

/** `After 5 years`. */
function breakEvenText(breakEven: number | 'never', locale: string): string {
  const texts = returnTextsOf(locale);
  return breakEven === 'never' ? texts.never : texts.years(breakEven);
}
