import { assetPath, imageSources, isDrawing } from '../../../contract-kit/paths/image';
import type { FocalPoint } from '../../../domain/model/picture-details';
import { classNames } from '../../dom/class-names';
import styles from './picture.module.css';

interface PictureProps {
  /** The path or URL of an entity's picture. */
  readonly path: string;
  readonly alt: string;
  /** The largest size at which it is drawn, in CSS pixels: reserves the space and limits the download. */
  readonly width: number;
  readonly height: number;
  /** Its `sizes` attribute. */
  readonly sizes: string;
  /** The width of the file in pixels, where known. */
  readonly original?: number | undefined;
  /** The first picture of a page: loaded eagerly. */
  readonly priority?: boolean;
  /** The point that stays in view when it is cropped, in per cent; the centre when left out. */
  readonly focus?: FocalPoint | undefined;
  readonly className?: string | undefined;
}

/** A picture of the backend in the widths of the image server, which negotiates AVIF or WebP. */
export function Picture(props: PictureProps) {
  const { path, alt, width, height, sizes, original, priority = false, focus, className } = props;
  const face = {
    width,
    height,
    className: classNames(styles.picture, className),
    loading: priority ? 'eager' : 'lazy',
    decoding: 'async',
    fetchPriority: priority ? 'high' : 'auto',
    ...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } }),
  } as const;
  if (isDrawing(path)) return <img {...face} alt={alt} src={assetPath(path)} />;
  return <img {...face} alt={alt} sizes={sizes} {...imageSources(path, width, original)} />;
}
