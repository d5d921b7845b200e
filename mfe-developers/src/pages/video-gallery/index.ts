import { defineRoute } from '@iwan/shared/contracts/module';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { galleryPath } from './gallery-path';
import { textsOf } from './texts';
import { firstPosterOf } from './video-card';
import { VideoGalleryPage, type VideosData } from './video-gallery-page';
import { videoOf } from './video-of';

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
