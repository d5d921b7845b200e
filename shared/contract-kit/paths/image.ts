import { climbs } from '../../domain/record/media-path';
import { decodeSegment, encodeSegment } from './segment';

/** The available widths of raster images, in pixels. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The origin of the pictures; empty on the site's own pages. */
let site = '';

/** Sets the origin of all pictures and files, for a page of another origin. */
export function provideImageSite(origin: string): void {
  site = origin;
}

/** The URL of a raster image of an entity, resized to a width. */
export function imagePath(path: string, width: ImageWidth): string {
  return `${site}/images/${width}/${encodePath(path)}`;
}

/** The URL of an unchanged file of an entity: SVG, brochures, anything that must not be resized. */
export function assetPath(path: string): string {
  return `${site}/images/original/${encodePath(path)}`;
}

/** Whether a path is that of a vector graphic, which is delivered unchanged. */
export function isDrawing(path: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(path);
}

/**
 * `srcset` and `src` of an image that is drawn at most `width` CSS pixels wide: the available widths up to twice that, for
 * dense screens. `original` is the width of the file, where known: no larger width is offered.
 */
export function imageSources(
  path: string,
  width: number,
  original: number = Number.POSITIVE_INFINITY,
): { readonly srcSet: string; readonly src: string } {
  const most = Math.min(2 * width, original);
  const enough = imageWidths.findIndex((each) => each >= most);
  const widths = enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
  return {
    srcSet: widths.map((each) => `${imagePath(path, each)} ${Math.min(each, original)}w`).join(', '),
    src: imagePath(path, widths[widths.length - 1] ?? imageWidths[0]),
  };
}

/** The content of an image's URL; `path` as the backend has it, without its leading slash. */
export interface ImageRequest {
  readonly width: ImageWidth | 'original';
  readonly path: string;
}

/** Parses the URLs of `imagePath` and `assetPath`; `null` for anything else, and for a path with `..`. Never throws. */
export function matchImagePath(pathname: string): ImageRequest | null {
  const [, size, rest] = /^\/images\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const width = size === 'original' ? size : imageWidths.find((one) => String(one) === size);
  if (!width || !rest) return null;
  const segments = rest.split('/').map(decodeSegment);
  if (segments.includes(null)) return null;
  const path = segments.join('/');
  return climbs(path) ? null : { width, path };
}

// A full URL becomes one segment: servers and proxies would collapse the `//` after its scheme.
function encodePath(path: string): string {
  if (/^https?:/i.test(path)) return encodeSegment(path);
  return path.replace(/^\/+/, '').split('/').map(encodeSegment).join('/');
}
