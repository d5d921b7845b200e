import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchImagePath } from '@iwan/shared/paths/image';
import { fetchSource, ImageFailure, sourceAddress } from '../images/image-source';
import { isMediaPath } from '../images/media-path';
import { drawCard } from './draw-card';
import { PictureCache } from './picture-cache';
import { openFonts, type SocialFonts } from './social-fonts';

/** The base URL of the shell's own files. */
const ownPath = '/shell/';

interface Places {
  readonly assetsUrl: string;
  /** The folder of the running release, which has the fonts. */
  readonly ownFolder: string;
}

/** The social pictures of pages. The fonts are opened with the first. */
export function socialPictures(places: Places): PictureCache {
  let fonts: Promise<SocialFonts> | null = null;
  const opened = () => {
    fonts ??= openFonts((url) => ownFile(places.ownFolder, url)).catch((error: unknown) => {
      fonts = null;
      throw error;
    });
    return fonts;
  };
  return new PictureCache({
    draw: async ({ card, images, locale }) =>
      drawCard(
        card,
        images.map((image) => () => pagePicture(image, places)),
        await opened(),
        locale,
      ),
  });
}

/** Reads a file of the running shell by its URL. Rejects when there is no such file. */
async function ownFile(ownFolder: string, url: string): Promise<Buffer> {
  if (!url.startsWith(ownPath) || url.includes('..')) throw new Error(`${url} is no file of the shell.`);
  return readFile(join(ownFolder, 'browser', url.slice(ownPath.length)));
}

/**
 * The picture in a page's head: one of the backend's, or one that the shell ships. `null` where it cannot be drawn. Rejects
 * while the storage is unreachable, since a card without it would be cached.
 */
async function pagePicture(
  image: string,
  { assetsUrl, ownFolder }: { readonly assetsUrl: string; readonly ownFolder: string },
): Promise<Buffer | null> {
  if (image.startsWith(ownPath)) return ownFile(ownFolder, image);
  const wanted = matchImagePath(image);
  if (!wanted || wanted.width === 'original' || !isMediaPath(wanted.path, { isDrawn: true })) return null;
  try {
    return await fetchSource(sourceAddress(assetsUrl, wanted.path));
  } catch (error) {
    if (error instanceof ImageFailure && error.status !== 502) return null;
    throw error;
  }
}
