export const areaUnits = ['sq ft', 'sq m'] as const;

export type AreaUnit = (typeof areaUnits)[number];

/** The unit that a text names; square feet, as this market measures, when it names none. */
export function parseAreaUnit(text: unknown): AreaUnit {
  return areaUnits.find((unit) => unit === text) ?? 'sq ft';
}

/** Square metres in a square foot: 0.3048 metres, squared, by definition. */
const squareMetresInSquareFoot = 0.09290304;

const feet = /^(?:sq\.?\s*ft\.?|sq\.?\s*feet|sqft|square\s*f(?:oo|ee)t|ft²|ft2)$/i;
const metres = /^(?:sq\.?\s*m\.?|sqm|sq\.?\s*met(?:er|re)s?|square\s*met(?:er|re)s?|m²|m2)$/i;
const pattern = /^(\d[\d,]*(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d[\d,]*(?:\.\d+)?))?\s*([a-z².\s\d]+)$/i;

const whole = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });

/**
 * An area in the unit that a visitor has chosen: as given where that is its unit already, or where it cannot be read.
 *
 *     '750 - 1,200 sq ft' in 'sq m'  =>  '70 - 111 sq m'
 */
export function areaIn(unit: AreaUnit, text: string): string {
  const [, from, to, written] = pattern.exec(text.trim()) ?? [];
  const given = written === undefined ? null : unitOf(written.trim());
  if (from === undefined || given === null || given === unit) return text;
  const factor = unit === 'sq m' ? squareMetresInSquareFoot : 1 / squareMetresInSquareFoot;
  const ends = [from, to].flatMap((end) => (end === undefined ? [] : [Number(end.replaceAll(',', '')) * factor]));
  return `${ends.map((end) => whole.format(end)).join(' - ')} ${unit}`;
}

function unitOf(written: string): AreaUnit | null {
  if (feet.test(written)) return 'sq ft';
  return metres.test(written) ? 'sq m' : null;
}

/** What a unit of area costs, by what a square foot does. */
export function priceForArea(unit: AreaUnit, perSquareFoot: number): number {
  return unit === 'sq m' ? Math.round(perSquareFoot / squareMetresInSquareFoot) : perSquareFoot;
}
