import { areaChargesPath, areasPath } from '@iwan/shared/api/declared-calls';
import { recordAt } from '@iwan/shared/api/find-by-slug';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import { readName } from '@iwan/shared/api/translation/read-translation';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { areas } from '@iwan/shared/domain/areas/areas';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { Coordinates, ProjectCard } from '@iwan/shared/domain/model/entities';
import { type CalendarDay, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { readLine, readNumber, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { loadAreaSales, type SalesData } from '../../sales/load-sales';
import { criteriaAt, type ListingPlace } from '../listing-place';
import { middleOf } from './middles';
import { myPlaceOf, type Way, wayBetween, waysFrom } from './ways';

/** What an area's record says. A text that it lacks is empty. */
interface AreaRecord extends Translated {
  readonly name: string;
  readonly summary: string | null;
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly metro: readonly string[];
  readonly schools: readonly string[];
  readonly parks: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Service charges in dirhams a square foot and year. */
export interface AreaCharges {
  readonly from: number;
  readonly to: number;
  /** Of how many projects. */
  readonly projects: number;
  /** The day of the oldest figure. */
  readonly asOf: CalendarDay;
  readonly isInvented: boolean;
}

/** The visitor's own place, as it was typed; `way` is `null` where it was not understood. */
export interface MyPlace {
  readonly typed: string;
  readonly way: Way | null;
}

/** What there is to read of an area, each part left out where the backend does not have it. */
export interface AreaGuide {
  readonly record?: AreaRecord;
  readonly sales?: SalesData;
  readonly charges?: AreaCharges;
  /** From the middle of the area. */
  readonly ways: ReturnType<typeof waysFrom>;
  readonly mine?: MyPlace;
  /** How many projects each developer has here, the most first. */
  readonly developers: readonly { readonly name: string; readonly shown?: string; readonly count: number }[];
}

/** The query parameter with the visitor's own place. */
export const placeParameter = 'my_place';
const longestPlace = 100;

type GuideArguments = Pick<LoaderArguments, 'http' | 'signal' | 'locale' | 'query'>;

/**
 * Loads all there is to read of an area, in parallel, and its middle; what could not be loaded is left out. Without its record, only its
 * sales are shown. Beyond the ten, sales and service charges are not known by area.
 */
export async function loadAreaGuide(
  place: ListingPlace,
  args: GuideArguments,
): Promise<{ readonly guide: AreaGuide; readonly middle: Coordinates | null }> {
  const { http, signal, query } = args;
  const optional = <Part>(part: Promise<Part>) => part.catch(() => null);
  const at = <Part>(path: string, parse: (record: UntrustedRecord) => Part | null) =>
    optional(recordAt(http, path, async (record) => parse(record), signal));
  const counted = {
    criteria: criteriaAt(place, noCriteria),
    slug: place.slug,
    sort: null,
    page: 1,
    perPage: 1,
    facets: ['developer'],
  } as const;
  const area = areas.find(({ name }) => name === place.name);
  const [found, charges, sales, search] = await Promise.all([
    at(`${areasPath}/${encodeSegment(place.name)}`, parseArea),
    area ? at(`${areaChargesPath}/${area.slug}`, parseCharges) : null,
    area ? loadAreaSales(area, args) : null,
    optional(projectsApi(http).search(counted, signal)),
  ]);
  const known = { ...(sales !== null && { sales }) };
  const middle = found?.place ?? middleOf(area?.slug ?? '');
  if (found === null) return { guide: { ...known, ways: [], developers: [] }, middle };
  const typed = (query.get(placeParameter) ?? '').trim().slice(0, longestPlace);
  const mine = myPlaceOf(typed);
  const guide = {
    ...known,
    record: found.record,
    ...(charges !== null && { charges }),
    ways: middle === null ? [] : waysFrom(middle),
    ...(typed !== '' && middle !== null && { mine: { typed, way: mine && wayBetween(middle, mine) } }),
    developers: (search?.facets.developer ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, shown, count }) => ({ name: value, ...(shown !== undefined && { shown }), count })),
  };
  return { guide, middle };
}

/** A guide whose projects and developers have the names of their cards, which are in the language of the page. */
export function namedAsOnCards(guide: AreaGuide, cards: readonly ProjectCard[]): AreaGuide {
  const names = new Map(
    cards.flatMap((card) => [card, card.developer ?? []].flat().map((each) => [each.name, shownName(each)] as const)),
  );
  const { sales, developers } = guide;
  const latest = sales?.latest.map(({ where, ...sale }) => ({
    ...sale,
    ...(where !== undefined && { where: names.get(where) ?? where }),
  }));
  return {
    ...guide,
    ...(sales && latest && { sales: { ...sales, latest } }),
    developers: developers.map((each) => {
      const shown = names.get(each.name) ?? each.name;
      return shown === each.name ? each : { ...each, shown };
    }),
  };
}

/** Paragraphs, or questions with their answers, as an editor writes them: divided by empty lines. */
const blocksOf = (text: string | null) =>
  (text ?? '')
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .slice(0, 40);

function parseArea(
  record: UntrustedRecord,
): { readonly record: AreaRecord; readonly place: Coordinates | null } | null {
  const named = readName(record);
  if (!named) return null;
  const lines = (field: string) => numberedLines(readText(record, field)).slice(0, 20);
  return {
    place: readCoordinates(record),
    record: {
      ...named,
      summary: readText(record, 'summary'),
      about: blocksOf(readText(record, 'about')),
      ...{ metro: lines('metro'), schools: lines('schools'), parks: lines('parks') },
      questions: blocksOf(readText(record, 'questions')).flatMap((block) => {
        const [question = '', ...answer] = block.split(/\r?\n/);
        return answer.length === 0 ? [] : [{ question: question.trim(), answer: answer.join(' ').trim() }];
      }),
    },
  };
}

function parseCharges(record: UntrustedRecord): AreaCharges | null {
  const [from, to, projects] = [readNumber(record, 'from'), readNumber(record, 'to'), readNumber(record, 'projects')];
  const asOf = parseCalendarDay(readLine(record, 'as_of'));
  if (asOf === null || !(from > 0) || to < from || !(projects > 0)) return null;
  return { from, to, projects, asOf, isInvented: record.invented === true };
}
