import { pictureLibrary } from '../picture-library';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** In pixels. A small file can decompress to more than a machine's memory. */
export const largestImage = 50_000_000;

/** The best format in the browser's `Accept` header. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return 'jpeg';
}

/**
 * Resizes to at most `width` pixels and encodes. AVIF effort 2: a tenth of the time of effort 4 for slightly more bytes.
 * Rejects for anything that is not an image, or has more than 50 megapixels.
 */
export async function resize(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const image = sharp(source, { limitInputPixels: largestImage, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#e8dcc7' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
