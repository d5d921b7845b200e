import { classNames } from '../dom/class-names';
import { assetPath, type ImageWidth, imagePath, imageWidths } from '../paths/image';
import styles from './picture.module.css';

interface PictureProps {
  /** The path or URL of an entity's picture. */
  readonly path: string;
  readonly alt: string;
  /** The largest size it is ever drawn at, in CSS pixels: reserves the room and bounds what is fetched. */
  readonly width: number;
  readonly height: number;
  /** How wide it stands in the page, as `sizes` of HTML. */
  readonly sizes: string;
  /** The first picture of a page: fetched at once. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the backend in the widths that the image server offers; it chooses AVIF or WebP by itself. */
export function Picture({ path, alt, width, height, sizes, priority = false, className }: PictureProps) {
  const face = {
    width,
    height,
    className: classNames(styles.picture, className),
    loading: priority ? 'eager' : 'lazy',
    decoding: 'async',
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
  if (isDrawing(path)) return <img {...face} alt={alt} src={assetPath(path)} />;
  const widths = widthsFor(width);
  return (
    <img
      {...face}
      alt={alt}
      sizes={sizes}
      srcSet={widths.map((each) => `${imagePath(path, each)} ${each}w`).join(', ')}
      src={imagePath(path, widths[widths.length - 1] ?? imageWidths[0])}
    />
  );
}

/** The offered widths that a picture drawn at most `width` wide can use, up to twice that for dense screens. */
function widthsFor(width: number): readonly ImageWidth[] {
  const enough = imageWidths.findIndex((each) => each >= 2 * width);
  return enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
}

function isDrawing(path: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(path);
}
