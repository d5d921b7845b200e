import type { Head, Reading } from '@iwan/shared/contracts/module';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { assetPath, imagePath, isDrawing } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Organization } from 'schema-dts';
import { videoAddress } from '../../parts/video/video-address';
import { videoObject } from '../../parts/video/video-object';
import { bannerPicture } from './banner';
import type { DeveloperData } from './developer-page';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

/** The head of a developer's page, with structured data; one of its two addresses is canonical. */
export function developerHead({ developer }: DeveloperData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  if (developer === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { heading, subHeading, image } = developer;
  const name = shownName(developer);
  const href = paths.developerListed(developer.name);
  const summary = [heading, subHeading].filter((each) => each !== null).join('. ');
  return {
    title: texts.head(name),
    description: summary === '' ? texts.headDescription(name) : `${name}: ${summary}`,
    canonical: href,
    social: { eyebrow: texts.developer, title: name, ...(heading === null ? {} : { line: heading }) },
    ...(image === null ? {} : { image: pictureOf(image), firstPicture: { path: image, ...bannerPicture } }),
    jsonLd: structuredData([
      organizationOf(developer),
      ...videoOf(developer, locale),
      breadcrumbList([...stepsAbove(locale), { name, href }]),
    ]),
  };
}

function organizationOf(developer: DeveloperProfile): object {
  const { logo, heading, established, employees, headquarters } = developer;
  return {
    '@type': 'Organization',
    name: shownName(developer),
    url: paths.developerListed(developer.name),
    ...(logo !== null && { logo: pictureOf(logo) }),
    ...(heading !== null && { description: heading }),
    ...(established !== null && /^\d{4}$/.test(established) && { foundingDate: established }),
    ...(employees !== null &&
      /^\d+$/.test(employees) && {
        numberOfEmployees: { '@type': 'QuantitativeValue' as const, value: Number(employees) },
      }),
    ...(headquarters !== null && { location: { '@type': 'Place' as const, address: headquarters } }),
  } satisfies Organization;
}

function videoOf(developer: DeveloperProfile, locale: string): readonly object[] {
  const { video, videoHeading, videoSubHeading, still, image } = developer;
  if (video === null) return [];
  const title = videoHeading ?? textsOf(locale).video(shownName(developer));
  const poster = still ?? image;
  return [
    videoObject({
      name: title,
      description: videoSubHeading ?? title,
      poster: poster === null ? null : pictureOf(poster),
      kind: video.kind,
      address: videoAddress(video),
    }),
  ];
}

function pictureOf(path: string): string {
  return isDrawing(path) ? assetPath(path) : imagePath(path, 1280);
}
