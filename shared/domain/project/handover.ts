import type { Handover } from '../model/entities';

const pattern = /^(20\d\d)(?:[-\s]?Q([1-4]))?$/i;
const turned = /^Q([1-4])[-\s]?(20\d\d)$/i;

/**
 * Parses a quarter or a year; `null` for any other text.
 *
 *     '2028-Q4'  =>  { year: 2028, quarter: 4 }
 *     'Q4 2028'  =>  { year: 2028, quarter: 4 }
 *     '2028'     =>  { year: 2028, quarter: null }
 */
export function parseHandover(text: string | null): Handover | null {
  const written = text?.trim() ?? '';
  const [, year, quarter] = pattern.exec(written) ?? [];
  if (year !== undefined) return { year: Number(year), quarter: quarter === undefined ? null : Number(quarter) };
  const [, late, then] = turned.exec(written) ?? [];
  return late === undefined || then === undefined ? null : { year: Number(then), quarter: Number(late) };
}

/** As text: `Q4 2028`, or only the year. */
export function handoverWords({ year, quarter }: Handover): string {
  return quarter === null ? String(year) : `Q${quarter} ${year}`;
}
