import type { LoaderArguments, PageAddress } from '@iwan/shared/contracts/module';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { paths } from '@iwan/shared/paths/paths';
import { cardOf, loadOpenings } from '../../parts/openings/load-openings';
import { findOpening, isOpenOn } from '../../parts/openings/opening';
import type { OpeningData } from './opening-page';

/** The opening of an address, beside the list of all. */
export async function loadOpening(args: LoaderArguments): Promise<OpeningData> {
  const { openings, isMissing } = await loadOpenings(args);
  const opening = findOpening(openings, args.params.opening?.toLowerCase());
  return {
    opening,
    isOpen: opening !== null && isOpenOn(opening, new Date()),
    openings: openings.map(cardOf),
    isMissing,
  };
}

/** The addresses of all openings, for the sitemap. */
export async function openingAddresses(
  context: Pick<LoaderArguments, 'http' | 'signal'>,
): Promise<readonly PageAddress[]> {
  const { openings } = await loadOpenings({ ...context, locale: defaultLanguage.locale });
  return openings.map(({ title, postedOn }) => ({
    path: paths.opening(title),
    ...(postedOn !== null && { lastModified: postedOn }),
  }));
}
