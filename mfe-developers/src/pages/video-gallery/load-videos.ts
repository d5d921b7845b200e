import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { page, parsePageNumber, perPage } from '@iwan/shared/domain/search/paging';
import { developerVideos } from './developer-videos';
import type { VideosData } from './video-gallery-page';

/** The page of videos that the address names; past the end, the last one. */
export async function loadVideos({ query, http, signal }: LoaderArguments): Promise<VideosData> {
  const videos = await developerVideos(http, signal);
  const asked = { page: parsePageNumber(query.get('page')), perPage: perPage.videoGallery };
  const shown = page(videos, asked);
  return { ...shown, isPastEnd: asked.page > shown.page };
}
