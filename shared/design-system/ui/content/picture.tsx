import { assetPath, imageSources, isDrawing } from '../../../contract-kit/paths/image';
import { classNames } from '../../dom/class-names';
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
  /** How wide the picture itself is, in pixels, where that is known. */
  readonly original?: number | undefined;
  /** The first picture of a page: fetched at once. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the backend in the widths that the image server offers; it chooses AVIF or WebP by itself. */
export function Picture({ path, alt, width, height, sizes, original, priority = false, className }: PictureProps) {
  const face = {
    width,
    height,
    className: classNames(styles.picture, className),
    loading: priority ? 'eager' : 'lazy',
    decoding: 'async',
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
  if (isDrawing(path)) return <img {...face} alt={alt} src={assetPath(path)} />;
  return <img {...face} alt={alt} sizes={sizes} {...imageSources(path, width, original)} />;
}
