import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchImagePath } from '@iwan/shared/paths/image';
import { fetchSource, ImageFailure, sourceAddress } from '../images/image-source';
import { isMediaPath } from '../images/media-path';

/** Where the shell serves its own files. */
const ownPath = '/shell/';

/** Reads a file of the shell by its URL, out of the folder of the release that runs. Rejects when there is no such file. */
export async function ownFile(ownFolder: string, url: string): Promise<Buffer> {
  if (!url.startsWith(ownPath) || url.includes('..')) throw new Error(`${url} is no file of the shell.`);
  return readFile(join(ownFolder, 'browser', url.slice(ownPath.length)));
}

/**
 * The picture that a page has in its head: one of the backend's, or one that the shell ships. `null` where it is
 * none that can be drawn. Rejects while the storage is away: what is drawn without it would be kept.
 */
export async function pagePicture(
  image: string,
  { assetsUrl, ownFolder }: { readonly assetsUrl: string; readonly ownFolder: string },
): Promise<Buffer | null> {
  if (image.startsWith(ownPath)) return ownFile(ownFolder, image);
  const wanted = matchImagePath(image);
  if (!wanted || wanted.width === 'original' || !isMediaPath(wanted.path, { isDrawn: true })) return null;
  try {
    return await fetchSource(sourceAddress(assetsUrl, wanted.path));
  } catch (problem) {
    if (problem instanceof ImageFailure && problem.status !== 502) return null;
    throw problem;
  }
}
