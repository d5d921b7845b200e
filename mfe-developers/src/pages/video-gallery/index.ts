import { defineRoute } from '@iwan/shared/contracts/module';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { assetPath, imagePath, isDrawing } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { videoAddress } from '../../parts/video/video-address';
import { videoObject } from '../../parts/video/video-object';
import { galleryPath } from './gallery-path';
import { textsOf } from './texts';
import { firstPosterOf } from './video-card';
import { VideoGalleryPage, type VideosData } from './video-gallery-page';

export const route = defineRoute<VideosData>({
  Component: VideoGalleryPage,
  loader: async (args) => (await import('./load-videos')).loadVideos(args),
  status: ({ isPastEnd }) => (isPastEnd ? 404 : 200),
  head: ({ items, page, isPastEnd }, { locale }) => ({
    title: textsOf(locale).head(page),
    description: textsOf(locale).description(page),
    canonical: galleryPath(page),
    noindex: isPastEnd,
    ...firstPosterOf(items),
    ...(items.length === 0 ? {} : { jsonLd: structuredData(items.map((video) => videoOf(video, locale))) }),
  }),
});

/** The structured data of a video (schema.org). */
function videoOf(shown: DeveloperVideo, locale: string): object {
  const texts = textsOf(locale);
  const { name, video, poster } = shown;
  return videoObject({
    name: texts.titleOf(shown),
    description: texts.of(shownName(shown)),
    poster: poster === null ? null : isDrawing(poster) ? assetPath(poster) : imagePath(poster, 960),
    kind: video.kind,
    address: videoAddress(video),
    about: { '@type': 'Organization', name: shownName(shown), url: paths.developerListed(name) },
  });
}
