import { areas } from '@iwan/shared/domain/areas/areas';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Coordinates, ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { areaTextsOf } from './area-texts';

/** What stands above the projects of an area. */
export interface AreaIntro {
  readonly text: string;
  /** The lowest and the highest price of what is not sold; `null` where no price is known. */
  readonly prices: string | null;
  readonly place: Coordinates;
}

/** The middles of the areas, by slug. */
const middles: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'palm-jumeirah': [25.1156, 55.1354],
  'dubai-marina': [25.08, 55.1385],
  'downtown-dubai': [25.1965, 55.2755],
  'business-bay': [25.1835, 55.272],
  'jumeirah-village-circle': [25.0585, 55.2085],
  'mohammed-bin-rashid-city': [25.1625, 55.302],
  'al-furjan': [25.026, 55.145],
  dubailand: [25.06, 55.315],
  'al-barsha': [25.103, 55.1985],
  'masdar-city': [24.4267, 54.6146],
};

/** The introduction of an area by name; `null` for a place that is none of the ten. */
export function areaIntro(
  name: string,
  { items, total, leastPrice: least }: SearchResult<ProjectCard>,
  locale: string,
): AreaIntro | null {
  const slug = areas.find((area) => area.name === name)?.slug ?? '';
  const texts = areaTextsOf(locale);
  const [text, middle] = [texts.intros[slug], middles[slug]];
  if (text === undefined || middle === undefined) return null;
  const { dirhams } = formatFor(locale);
  const from = least ?? (items.length === total ? leastPrice(items) : null);
  const most = Math.max(0, ...items.filter(({ status }) => !isSoldOut(status)).map(({ price }) => price));
  const isAll = items.length === total && most > 0;
  const [latitude, longitude] = middle;
  return {
    text,
    prices: from === null ? null : isAll ? texts.span(dirhams(from), dirhams(most)) : texts.from(dirhams(from)),
    place: { latitude, longitude },
  };
}
