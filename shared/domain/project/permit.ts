import { parsePrice } from '../money/price';
import { type CalendarDay, parseCalendarDay } from '../record/calendar-day';
import { readText, readTexts, type UntrustedRecord } from '../record/untrusted-record';
import { areaEndsIn } from './units/floor-area';

interface Permitted {
  readonly permit_number?: string | null;
  readonly permit_expires_on?: string | null;
}

/**
 * Whether an advertisement has a permit that is valid on a day: a number, and an expiry date that has not passed. Without an
 * expiry date it is not valid, since it could have expired.
 */
export function hasValidPermit(
  { permit_number: number, permit_expires_on: last }: Permitted,
  day: CalendarDay,
): boolean {
  const until = parseCalendarDay(last ?? null);
  return (number?.trim() ?? '') !== '' && until !== null && until >= day;
}

/** Where an advertisement differs from its permit. Prices are in dirhams, sizes as the record has them. */
export type PermitDifference =
  | { readonly of: 'price'; readonly permitted: number; readonly advertised: number }
  | { readonly of: 'size'; readonly permitted: string; readonly advertised: string }
  | { readonly of: 'type'; readonly permitted: readonly string[]; readonly advertised: readonly string[] }
  | { readonly of: 'expiry'; readonly day: CalendarDay };

/**
 * The differences between a project and the permit that it was given, on a day: starting price, sizes in whole square feet, types of
 * property that the permit does not name, and a last day that has passed. What either of them does not say is not compared.
 */
export function permitDifferences(project: UntrustedRecord, day: CalendarDay): readonly PermitDifference[] {
  return [
    ...priceDifference(project),
    ...sizeDifference(project),
    ...typeDifference(project),
    ...expiryDifference(project, day),
  ];
}

function priceDifference(project: UntrustedRecord): readonly PermitDifference[] {
  const permitted = parsePrice(readText(project, 'permit_price'));
  const advertised = parsePrice(readText(project, 'starting_price'));
  return permitted === null || advertised === null || permitted === advertised
    ? []
    : [{ of: 'price', permitted, advertised }];
}

function sizeDifference(project: UntrustedRecord): readonly PermitDifference[] {
  const [permitted, advertised] = [readText(project, 'permit_size'), readText(project, 'area')];
  if (permitted === null || advertised === null) return [];
  const [given, shown] = [permitted, advertised].map((size) => areaEndsIn('sq ft', size)?.map(Math.round).join());
  return given === undefined || shown === undefined || given === shown ? [] : [{ of: 'size', permitted, advertised }];
}

function typeDifference(project: UntrustedRecord): readonly PermitDifference[] {
  const permitted = readTexts(project, 'permit_type');
  const names = new Set(permitted.map((type) => type.toLowerCase()));
  const advertised = readTexts(project, 'sub_cat').filter((type) => !names.has(type.toLowerCase()));
  return permitted.length === 0 || advertised.length === 0 ? [] : [{ of: 'type', permitted, advertised }];
}

function expiryDifference(project: UntrustedRecord, day: CalendarDay): readonly PermitDifference[] {
  const last = parseCalendarDay(readText(project, 'permit_expires_on'));
  return last === null || last >= day ? [] : [{ of: 'expiry', day: last }];
}
