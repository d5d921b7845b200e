import type { RegisteredSales, SalesMedian } from '@iwan/shared/api/sales';
import { addMonths, type CalendarDay } from '@iwan/shared/domain/record/calendar-day';

/** A median of fewer sales says little about a price. */
export const leastSales = 5;

/** A home that is offered. */
export interface AskedHome {
  /** Dirhams. */
  readonly perSquareFoot: number;
  /** 0 for a studio; `null` for an office, a shop, or a home that does not say it. */
  readonly bedrooms: number | null;
}

/** How an asking price differs from the median of registered sales, both by price per square foot. */
export interface AskingComparison extends Pick<SalesMedian, 'sales' | 'since'> {
  /** In whole per cent; above 0 where more is asked. */
  readonly percent: number;
  /** Whose sales these are. */
  readonly of: 'project' | 'area';
  /** Of which homes; `null` for all of them. */
  readonly bedrooms: number | null;
}

type Known = Pick<RegisteredSales, 'last' | 'year' | 'byBedrooms'> | null;

/**
 * Compares with homes of as many bedrooms in the project; where too few were sold, with all of the project, then with homes of as many bedrooms
 * in the area, then with all of the area. What does not say its bedrooms is compared within its project only: most sales of an
 * area are of homes. `null` where no group has enough sales, or the latest was more than a year before `today`.
 */
export function askingComparison(
  { perSquareFoot, bedrooms }: AskedHome,
  sales: { readonly project: Known; readonly area: Known },
  today: CalendarDay,
): AskingComparison | null {
  const groups = (['project', 'area'] as const).flatMap((of) => {
    const known = sales[of];
    if (known === null || known.last < addMonths(today, -12) || (of === 'area' && bedrooms === null)) return [];
    const alike = bedrooms === null ? undefined : known.byBedrooms.find((each) => each.bedrooms === bedrooms);
    return [
      { of, bedrooms, median: alike?.sized ?? null },
      { of, bedrooms: null, median: known.year },
    ];
  });
  const first = groups.find(({ median }) => median !== null && median.sales >= leastSales);
  if (!first?.median) return null;
  const { median, ...group } = first;
  const percent = Math.round((perSquareFoot / median.perSquareFoot - 1) * 100);
  return { ...group, percent: percent === 0 ? 0 : percent, sales: median.sales, since: median.since };
}
