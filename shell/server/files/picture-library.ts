import type sharp from 'sharp';

type PictureLibrary = typeof sharp;

let loading: Promise<PictureLibrary> | undefined;

/**
 * sharp, which is loaded with the first picture, since the first documents do not need it. Rejects where the package does not
 * support this machine.
 *
 * libvips's own cache is useless here: each picture is drawn once and stored as a file, or in a cache with a limit.
 */
export function pictureLibrary(): Promise<PictureLibrary> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    return library;
  });
  return loading;
}
