import type sharp from 'sharp';

type PictureLibrary = typeof sharp;

let loading: Promise<PictureLibrary> | undefined;

/**
 * sharp, which is loaded with the first upload, since a backend without uploads does not need it. Each picture is encoded once:
 * libvips's own cache would only hold memory. One thread for a picture leaves cores for visitors.
 */
export function pictureLibrary(): Promise<PictureLibrary> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}
