import { longestEdge } from '@iwan/shared/domain/record/uploaded-file';
import type sharp from 'sharp';
import { HttpError } from '../../http/http-error';

/** In pixels. A small file can decompress to more than a machine's memory; the site's image server has the same limit. */
const largestPicture = 50_000_000;

/** The shortest edge of a picture in pixels; anything below is a spacer or a tracking pixel. */
const shortestEdge = 16;

/** Uploads that are received or processed at the same time: each may hold `largestUpload` (`domain/record/uploaded-file`) and a decoded picture in memory. */
export const mostUploads = 4;

/** The longest time that a picture may take, in seconds. */
const longestEncoding = 30;

type PictureLibrary = typeof sharp;

let loading: Promise<PictureLibrary> | undefined;

/**
 * sharp, which is loaded with the first upload, since a backend without uploads does not need it. Each picture is encoded once:
 * libvips's own cache would only hold memory. One thread for a picture leaves cores for visitors.
 */
function pictureLibrary(): Promise<PictureLibrary> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}

/** A part of a picture, in per cent of its width and height. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface EncodedPicture {
  /** WebP. */
  readonly content: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture completely and encodes it again as WebP: upright, at most `longestEdge` pixels long, without metadata such as
 * the place where it was taken, and without anything else that was in the file. Throws an `HttpError` 400 for a damaged, too
 * large or too small picture.
 */
export async function encodePicture(source: Buffer, area?: CropArea): Promise<EncodedPicture> {
  const sharp = await pictureLibrary();
  const open = () => sharp(source, { limitInputPixels: largestPicture, failOn: 'error' });
  try {
    const { autoOrient } = await open().metadata();
    const region = area && cropped(autoOrient, area);
    assertSize(region ?? autoOrient);
    const upright = open().autoOrient();
    const part = region ? upright.extract(region) : upright;
    const { data, info } = await part
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .timeout({ seconds: longestEncoding })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, sentenceOf(error));
  }
}

interface Edges {
  readonly width: number;
  readonly height: number;
}

/** The area in whole pixels, at least one in each direction and inside the picture. */
function cropped({ width, height }: Edges, area: CropArea) {
  const left = Math.min(width - 1, Math.round((area.left / 100) * width));
  const top = Math.min(height - 1, Math.round((area.top / 100) * height));
  return {
    ...{ left, top },
    width: Math.max(1, Math.min(width - left, Math.round((area.width / 100) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((area.height / 100) * height))),
  };
}

function assertSize({ width, height }: Edges): void {
  // Checked here as well as by the library, which says it in words of its own.
  if (width * height > largestPicture) {
    throw new HttpError(400, `The picture has more than ${largestPicture / 1_000_000} megapixels`);
  }
  if (Math.min(width, height) < shortestEdge) {
    throw new HttpError(400, `The picture is smaller than ${shortestEdge} pixels`);
  }
}

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit/i.test(text)) {
    return `The picture has more than ${largestPicture / 1_000_000} megapixels`;
  }
  return 'The picture is damaged: it could not be read to its end';
}
