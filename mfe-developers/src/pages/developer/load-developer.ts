import { developersApi } from '@iwan/shared/api/developers';
import { hasSlug } from '@iwan/shared/api/find-by-slug';
import { loaded } from '@iwan/shared/api/loaded';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { DeveloperCard, DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { mostNiches, nicheOf } from '../../parts/niche';
import type { DeveloperData } from './developer-page';

/** One row of cards. */
const mostNear = 4;

/** Loads the developer of an address and the others in parallel; a failure of the others only leaves them out. */
export async function loadDeveloper({ params, http, signal }: LoaderArguments): Promise<DeveloperData> {
  const developers = developersApi(http);
  const slug = params.developer ?? '';
  const [found, listed] = await Promise.all([developers.find(slug, signal), loaded(developers.list(signal), signal)]);
  const all = listed.status === 'ready' ? listed.value : [];
  const named = all.find(({ name }) => hasSlug(name, slug));
  const developer = found ?? (named ? withoutContent(named) : null);
  const others = all.filter((each) => each !== named);
  const shown = developer === null ? nearest(others, slug).slice(0, mostNear) : others.slice(0, mostNiches);
  const criteria = { ...noCriteria, developer: developer?.name ?? null };
  const mapHref = paths.map(listingQuery({ criteria }));
  return { developer, mapHref, others: listed.status === 'ready' ? { ...listed, value: shown.map(nicheOf) } : listed };
}

/** The list has the developer, but the backend has no further record of it. */
function withoutContent(card: DeveloperCard): DeveloperProfile {
  return {
    ...card,
    image: null,
    heading: null,
    subHeading: null,
    buildings: null,
    experience: null,
    established: null,
    employees: null,
    headquarters: null,
    feature: { image: null, heading: null, subHeading: null, pointers: [] },
    videoHeading: null,
    still: null,
    videoSubHeading: null,
    mapEmbed: null,
  };
}

/** Developers whose name shares a word with the address come first. */
function nearest(developers: readonly DeveloperCard[], slug: string): readonly DeveloperCard[] {
  const sought = new Set(toSlug(slug).split('-'));
  const isAlike = ({ name }: DeveloperCard) =>
    toSlug(name)
      .split('-')
      .some((word) => sought.has(word));
  return [...developers.filter(isAlike), ...developers.filter((each) => !isAlike(each))];
}
