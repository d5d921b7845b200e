import { paths } from '@iwan/shared/paths/paths';

/** The address of one page of videos. */
export function galleryPath(page: number): string {
  return paths.videoGallery({ page: page === 1 ? undefined : page });
}
