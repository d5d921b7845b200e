import type { Project } from '@iwan/shared/domain/model/entities';
import { isInCategory } from '@iwan/shared/domain/project/category';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import type { LocationFeatureSpecification, Offer, RealEstateListing } from 'schema-dts';
import { inWords } from '../../../parts/in-words';
import { fieldTexts } from '../../../parts/project-fields';

interface Listed {
  /** Its canonical path. */
  readonly href: string;
  /** The path of its picture on the site. */
  readonly image: string | null;
  /** BCP 47. */
  readonly locale: string;
}

/** The structured data of a project's page. It has an offer only where the price can be parsed. */
export function realEstateListing(project: Project, { href, image, locale }: Listed): object {
  const { metaDescription, preview, coordinates, price, status } = project;
  const { name, location, developer, amenities } = inWords(project, locale);
  const ofFields = fieldTexts(project, locale).filter(({ isFeature }) => isFeature);
  const description = metaDescription ?? preview;
  const isResidence = !isInCategory(project, 'Commercial') || isInCategory(project, 'Residential');
  const features = [...amenities, ...ofFields.map(({ value }) => value), ...viewsOf(project, locale)];
  return {
    '@type': 'RealEstateListing',
    name,
    url: href,
    ...(description !== null && { description }),
    ...(image !== null && { image }),
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'AED',
        availability: isSoldOut(status) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      } satisfies Offer,
    }),
    about: {
      '@type': isResidence ? 'Residence' : 'Place',
      name,
      ...(location !== null && {
        address: { '@type': 'PostalAddress', addressLocality: valueWords(location, locale) },
      }),
      ...(coordinates !== null && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
      ...(features.length > 0 && { amenityFeature: features.map(amenityFeature) }),
    },
    ...(developer !== null && { provider: { '@type': 'Organization', name: developer.name } }),
  } satisfies RealEstateListing;
}

/** The views of its homes, as the filter names them: `Sea view`. */
const viewsOf = ({ unitTypes = [] }: Project, locale: string): readonly string[] =>
  [...new Set(unitTypes.flatMap(({ view }) => view ?? []))].map((view) =>
    /\bviews?$/i.test(view) ? view : homeTextsOf(locale).viewOf(valueWords(view, locale)),
  );

function amenityFeature(name: string) {
  return { '@type': 'LocationFeatureSpecification', name, value: true } satisfies LocationFeatureSpecification;
}
