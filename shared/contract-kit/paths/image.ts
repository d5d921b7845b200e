import { climbs } from '../../domain/record/climbs';
import { decodeSegment, encodeSegment } from './segment';

/** Widths in pixels that a raster image is delivered in. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The URL of a raster image of an entity, resized to a width. */
export function imagePath(path: string, width: ImageWidth): string {
  return `/images/${width}/${encodePath(path)}`;
}

/** The URL of a file of an entity as it is: SVG, brochures, whatever must not be resized. */
export function assetPath(path: string): string {
  return `/images/original/${encodePath(path)}`;
}

/** Whether a path leads to a drawing, which has no width of its own and is delivered as it is. */
export function isDrawing(path: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(path);
}

/**
 * `srcset` and `src` of an image that is drawn at most `width` CSS pixels wide: the offered widths up to twice that, for
 * dense screens. `original` is how wide the picture itself is, where that is known: none is offered that would come
 * narrower than it says.
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

/** What an image's URL asks for; `path` as the backend gave it, without its leading slash. */
export interface ImageRequest {
  readonly width: ImageWidth | 'original';
  readonly path: string;
}

/** Reads what `imagePath` and `assetPath` build; `null` for anything else, and for a path that climbs. Never throws. */
export function matchImagePath(pathname: string): ImageRequest | null {
  const [, size, rest] = /^\/images\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const width = size === 'original' ? size : imageWidths.find((one) => String(one) === size);
  if (!width || !rest) return null;
  const segments = rest.split('/').map(decodeSegment);
  if (segments.includes(null)) return null;
  const path = segments.join('/');
  return climbs(path) ? null : { width, path };
}

// A whole URL becomes one segment: servers and proxies fold the `//` after its scheme otherwise.
function encodePath(path: string): string {
  if (/^https?:/i.test(path)) return encodeSegment(path);
  return path.replace(/^\/+/, '').split('/').map(encodeSegment).join('/');
}
