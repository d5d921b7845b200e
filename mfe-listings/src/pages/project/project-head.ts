import type { Project } from '@iwan/shared/contracts/entities';
import type { Head } from '@iwan/shared/contracts/module';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { bannerPicture } from './banner';
import type { ProjectData } from './project-page';
import { texts } from './texts';

/** Title, description and keywords come from `meta` and `meta_description` (section 2); else from what is known. */
export function projectHead({ project, namesakes }: ProjectData): Head {
  if (project === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { name, location, metaTitle, metaDescription, preview } = project;
  const image = pictureOf(project);
  return {
    title: metaTitle ?? texts.head(name, location),
    description: metaDescription ?? preview ?? texts.headDescription(name, location),
    keywords: metaTitle ?? keywordsOf(project),
    canonical: paths.project(project, namesakes.length > 1 ? { id: project.id } : undefined),
    ...(image === null ? {} : { image }),
    ...(project.image === null ? {} : { firstPicture: { path: project.image, ...bannerPicture } }),
    jsonLd: listing(project),
  };
}

function pictureOf({ image, gallery }: Project): string | null {
  const path = image ?? gallery[0] ?? null;
  return path === null ? null : imagePath(path, 1280);
}

function keywordsOf({ name, location, subCategories, categories, developer }: Project): string {
  const words = [name, location, ...subCategories, ...categories, developer?.name ?? null];
  return words.filter((word) => word !== null).join(', ');
}

/** What search engines read of the project, in the words of schema.org. */
function listing(project: Project): Readonly<Record<string, unknown>> {
  const { name, location, metaDescription, preview, coordinates, price, developer, amenities } = project;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    url: paths.project(project),
    description: metaDescription ?? preview ?? undefined,
    image: pictureOf(project) ?? undefined,
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'AED',
        availability: isSoldOut(project.status) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    }),
    about: {
      '@type': 'Residence',
      name,
      ...(location !== null && { address: { '@type': 'PostalAddress', addressLocality: location } }),
      ...(coordinates !== null && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
      ...(amenities.length > 0 && {
        amenityFeature: amenities.map((amenity) => ({
          '@type': 'LocationFeatureSpecification',
          name: amenity,
          value: true,
        })),
      }),
    },
    ...(developer !== null && { provider: { '@type': 'Organization', name: developer.name } }),
  };
}
