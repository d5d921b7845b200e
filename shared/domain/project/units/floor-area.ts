import { formatFor } from '../../format/format';
import { defaultLanguage, languageOf } from '../../format/languages';
import { readTypedNumber } from '../../money/typed-number';
import { unitWords } from '../../values/unit-words';
import { rangeWords } from '../../values/value-words';

export const areaUnits = ['sq ft', 'sq m'] as const;

export type AreaUnit = (typeof areaUnits)[number];

/** The unit that a text names; square feet, as usual in this market, when it names none. */
export function parseAreaUnit(text: unknown): AreaUnit {
  return areaUnits.find((unit) => unit === text) ?? 'sq ft';
}

/** Square metres in a square foot: 0.3048 metres, squared, by definition. */
export const squareMetresInSquareFoot = 0.09290304;

const feet = /^(?:sq\.?\s*ft\.?|sq\.?\s*feet|sqft|square\s*f(?:oo|ee)t|ft²|ft2|قدم(?:[²2]|\s*مربعة?)?)$/i;
const metres = /^(?:sq\.?\s*m\.?|sqm|sq\.?\s*met(?:er|re)s?|square\s*met(?:er|re)s?|m²|m2|م[²2]|متر(?:\s*مربع)?)$/i;
const pattern = /^(\d[\d,.]*)(?:\s*(?:-|–|to|إلى)\s*(\d[\d,.]*))?\s*([a-z²\u0621-\u064a.\s\d]+)$/i;

/**
 * An area in the chosen unit, a range with an en dash: as it is written where it is in that unit already, or cannot be parsed.
 *
 *     areaIn('sq m', '750 - 1,200 sq ft', 'en-AE')  =>  '70–111 sq m'
 */
export function areaIn(unit: AreaUnit, text: string, locale: string): string {
  const area = readArea(text);
  if (area === null) return text;
  const isEnglish = languageOf(locale) === defaultLanguage;
  if (isEnglish && area.unit === unit) return text.replace(/(\d)\s*-\s*(?=\d)/, '$1–');
  const ends = endsIn(unit, area).map(formatFor(locale).whole);
  return `${rangeWords(ends, locale)} ${unitWords(unit, locale)}`;
}

/** Square feet as text in square metres: `750` => `70 sq m`. */
export function squareMetres(squareFeet: number, locale: string): string {
  return areaIn('sq m', `${squareFeet} sq ft`, locale);
}

/** The one or two ends of an area in a unit; `null` where the text cannot be parsed as one. */
export function areaEndsIn(unit: AreaUnit, text: string): readonly number[] | null {
  const area = readArea(text);
  return area === null ? null : endsIn(unit, area);
}

/** The square feet of an area that is written with its unit, `111 sq m`; `null` for anything else. */
export function squareFeetIn(text: string): number | null {
  const ends = areaEndsIn('sq ft', text);
  return ends?.length === 1 ? (ends[0] ?? null) : null;
}

interface WrittenArea {
  readonly ends: readonly number[];
  readonly unit: AreaUnit;
}

function readArea(text: string): WrittenArea | null {
  const [, from, to, written] = pattern.exec(text.trim()) ?? [];
  const unit = written === undefined ? null : unitOf(written.trim());
  if (from === undefined || unit === null) return null;
  const ends = [from, ...(to === undefined ? [] : [to])].map(readTypedNumber).filter((end) => end !== null);
  return ends.length === 0 || (to !== undefined && ends.length === 1) ? null : { unit, ends };
}

function endsIn(unit: AreaUnit, { ends, unit: given }: WrittenArea): readonly number[] {
  if (unit === given) return ends;
  const factor = unit === 'sq m' ? squareMetresInSquareFoot : 1 / squareMetresInSquareFoot;
  return ends.map((end) => end * factor);
}

function unitOf(written: string): AreaUnit | null {
  if (feet.test(written)) return 'sq ft';
  return metres.test(written) ? 'sq m' : null;
}

/** The price of a unit of area, from the price of a square foot. */
export function priceForArea(unit: AreaUnit, perSquareFoot: number): number {
  return unit === 'sq m' ? Math.round(perSquareFoot / squareMetresInSquareFoot) : perSquareFoot;
}
