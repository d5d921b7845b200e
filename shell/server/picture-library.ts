import type sharp from 'sharp';

type PictureLibrary = typeof sharp;

let loading: Promise<PictureLibrary> | undefined;

/**
 * sharp, which is loaded with the first picture: the documents that a start is waited for have none to draw. Rejects where the
 * package does not fit this machine.
 *
 * What libvips keeps of pictures that it has read helps nobody: each is drawn once and kept as a file, or as bytes that are
 * counted.
 */
export function pictureLibrary(): Promise<PictureLibrary> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    return library;
  });
  return loading;
}
