import type { Head, PagePicture, Reading } from '@iwan/shared/contracts/module';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { breadcrumbList, type Crumb, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { inWords } from '../../../parts/in-words';
import { firstPicture } from '../first-view/first-view';
import type { ProjectData } from '../project-page';
import { textsOf } from '../texts';
import { realEstateListing } from './real-estate-listing';

/** Title, description and keywords come from `meta` and `meta_description` (section 2), otherwise from other fields. */
export function projectHead({ project, slugCollisions }: ProjectData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  if (project === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { name, location } = inWords(project, locale);
  const { metaTitle, metaDescription, preview, permit } = project;
  const image = pictureOf(project);
  const canonical = paths.project(project, slugCollisions.length > 1 ? { id: project.id } : undefined);
  return {
    title: metaTitle ?? texts.head(name, location),
    description: metaDescription ?? preview ?? texts.headDescription(name, location),
    keywords: metaTitle ?? keywordsOf(inWords(project, locale)),
    canonical,
    social: {
      ...{ title: name, line: lineOf(project, locale) },
      ...(location === null ? {} : { eyebrow: location }),
      // The picture advertises the project.
      ...(permit === null ? {} : { note: texts.permit.number(permit.number) }),
    },
    ...(image === null ? {} : { image }),
    ...(project.image === null ? {} : { firstPicture: firstPictureOf(project, project.image) }),
    jsonLd: structuredData([
      realEstateListing(project, { href: canonical, image, locale }),
      breadcrumbList([
        { name: texts.properties, href: paths.properties() },
        ...developerOf(project),
        { name, href: canonical },
      ]),
    ]),
  };
}

/** With the `sizes` of the first view. */
function firstPictureOf({ imageWidths }: Project, path: string): PagePicture {
  const original = imageWidths?.[path];
  return { path, ...firstPicture, ...(original === undefined ? {} : { original }) };
}

function pictureOf({ image, gallery }: Project): string | null {
  const path = image ?? gallery[0] ?? null;
  return path === null ? null : imagePath(path, 1280);
}

function keywordsOf({ name, location, subCategories, categories, developer }: Project): string {
  const keywords = [name, location, ...subCategories, ...categories, developer?.name ?? null];
  return keywords.filter((word) => word !== null).join(', ');
}

/** The price, or its replacement for a project that is sold or names no price. */
function lineOf({ status, price, developer, units }: Project, locale: string): string {
  const texts = textsOf(locale);
  if (isSoldOut(status)) return texts.soldOut;
  if (price > 0) return texts.from(formatFor(locale).dirhams(price));
  return developer === null ? units.join(', ') : texts.by(shownName(developer));
}

function developerOf({ developer }: Project): readonly Crumb[] {
  return developer === null ? [] : [{ name: shownName(developer), href: paths.developerListed(developer.name) }];
}
