import {
  type QuarterOfSales,
  type RegisteredSale,
  type RegisteredSales,
  type SalesByBedrooms,
  salesApi,
} from '@iwan/shared/api/sales';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { type Area, areaName } from '@iwan/shared/domain/areas/areas';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { cheapestUnit } from '@iwan/shared/domain/project/units/unit-types';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { bedroomsIn } from '@iwan/shared/domain/search/rules/bedrooms';
import { type AskingComparison, askingComparison } from './asking-price';

/** So many of the latest sales are shown. */
const mostLatest = 5;
/** Three years. */
const mostQuarters = 12;

/** A quarter of the chart; `sales` is 0 in one between others in which nothing was registered. */
export type ShownQuarter = Omit<QuarterOfSales, 'perSquareFoot'> & { readonly perSquareFoot: number | null };

/** One of the latest sales; `where` is the project on an area's page, and otherwise the building where it has a name of its own. */
export interface ShownSale extends Omit<RegisteredSale, 'project' | 'building'> {
  readonly where?: string;
}

/** What homes of a project or in an area were sold for, as its page shows it. */
export interface SalesData extends Pick<RegisteredSales, 'total' | 'first' | 'last' | 'isInvented'> {
  readonly latest: readonly ShownSale[];
  readonly byBedrooms: readonly (Omit<SalesByBedrooms, 'sized'> & { readonly perSquareFoot: number | null })[];
  /** The latest first. */
  readonly quarters: readonly ShownQuarter[];
  /** The area in the language of the page; `null` where these are the sales of a project in no known area. */
  readonly area: { readonly name: string; readonly slug: string } | null;
  /** Whether these are the sales of the area, on a project's page because it has none itself. */
  readonly isOfArea: boolean;
  /** The asking price beside them; left out where too little is known. */
  readonly asking?: AskingComparison;
}

type SalesArguments = Pick<LoaderArguments, 'http' | 'signal' | 'locale'>;

/** The sales of a project, or those of its area where it has none; `null` without either, and where they could not be loaded. */
export async function loadProjectSales(
  project: Project,
  { http, signal, locale }: SalesArguments,
  today: CalendarDay,
): Promise<SalesData | null> {
  const area = areaOf(project.location);
  const [ofProject, ofArea] = await Promise.all([
    salesApi(http).ofProject(project.name, signal).catch(nothing),
    area === null ? null : salesApi(http).ofArea(area.slug, signal).catch(nothing),
  ]);
  const sales = ofProject ?? ofArea;
  if (sales === null) return null;
  const asking = compared(project, { project: ofProject, area: ofArea }, today);
  return { ...shown(sales, { area, isOfArea: ofProject === null }, locale), ...(asking !== null && { asking }) };
}

/** The sales of an area; `null` without any, and where they could not be loaded. */
export async function loadAreaSales(area: Area, { http, signal, locale }: SalesArguments): Promise<SalesData | null> {
  const sales = await salesApi(http).ofArea(area.slug, signal).catch(nothing);
  return sales && shown(sales, { area, isOfArea: true }, locale);
}

/** The pages work without them. */
const nothing = () => null;

function shown(
  { total, first, last, isInvented, byBedrooms, latest, quarters }: RegisteredSales,
  { area, isOfArea }: { readonly area: Area | null; readonly isOfArea: boolean },
  locale: string,
): SalesData {
  return {
    ...{ total, first, last, isInvented, isOfArea },
    latest: latest.slice(0, mostLatest).map(({ project, building, ...sale }) => {
      const where = isOfArea
        ? (project ?? building)
        : building?.toLowerCase() === project?.toLowerCase()
          ? null
          : building;
      return { ...sale, ...(where !== null && { where }) };
    }),
    byBedrooms: byBedrooms.map(({ sized, ...each }) => ({ ...each, perSquareFoot: sized?.perSquareFoot ?? null })),
    quarters: withGaps(quarters),
    area: area && { name: areaName(area, locale), slug: area.slug },
  };
}

/** All quarters from the latest with a sale back to the first. After the latest, sales may be registered but not yet imported. */
export function withGaps(quarters: readonly QuarterOfSales[]): readonly ShownQuarter[] {
  const [latest, first] = [quarters[0], quarters.at(-1)];
  if (latest === undefined || first === undefined) return [];
  const number = ({ year, quarter }: QuarterOfSales) => year * 4 + quarter - 1;
  const length = Math.min(mostQuarters, number(latest) - number(first) + 1);
  return Array.from({ length }, (_, index) => {
    const at = number(latest) - index;
    const known = quarters.find((each) => number(each) === at);
    return known ?? { year: Math.floor(at / 4), quarter: (at % 4) + 1, sales: 0, perSquareFoot: null };
  });
}

/** The home that the starting price is for, beside what was paid. */
function compared(
  { status, price, pricePerSquareFoot, unitTypes = [] }: Project,
  sales: Parameters<typeof askingComparison>[1],
  today: CalendarDay,
): AskingComparison | null {
  const home = cheapestUnit(unitTypes);
  if (home === null || pricePerSquareFoot === undefined || price === 0 || isSoldOut(status)) return null;
  const bedrooms = /^studio$/i.test(home.type.trim()) ? 0 : bedroomsIn(home.type);
  return askingComparison({ perSquareFoot: pricePerSquareFoot, bedrooms }, sales, today);
}
