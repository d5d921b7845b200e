import { areas } from '@iwan/shared/domain/areas/areas';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Coordinates, ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { areaTextsOf } from './area-texts';
import { middleOf } from './middles';

/** What stands above the projects of an area. */
export interface AreaIntro {
  readonly text: string;
  /** The lowest and the highest price of what is not sold; `null` where no price is known. */
  readonly prices: string | null;
  /** Its middle, where it is known. */
  readonly place: Coordinates | null;
}

/** The introduction of an area by name; its text is empty beyond the ten. `middle`: by its record, which may have none. */
export function areaIntro(
  name: string,
  { items, total, leastPrice: least }: SearchResult<ProjectCard>,
  middle: Coordinates | null,
  locale: string,
): AreaIntro {
  const slug = areas.find((area) => area.name === name)?.slug ?? '';
  const texts = areaTextsOf(locale);
  const [text = '', place] = [texts.intros[slug], middleOf(slug) ?? middle];
  const { dirhams } = formatFor(locale);
  const from = least ?? (items.length === total ? leastPrice(items) : null);
  const most = Math.max(0, ...items.filter(({ status }) => !isSoldOut(status)).map(({ price }) => price));
  const isAll = items.length === total && most > 0;
  return {
    text,
    prices: from === null ? null : isAll ? texts.span(dirhams(from), dirhams(most)) : texts.from(dirhams(from)),
    place,
  };
}
