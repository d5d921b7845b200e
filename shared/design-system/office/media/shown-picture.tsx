import { Image } from '@chakra-ui/react';
import { assetPath, type ImageWidth, imagePath, isDrawing } from '../../../contract-kit/paths/image';
import type { FocalPoint } from '../../../domain/model/picture-details';

interface Props {
  readonly path: string;
  readonly width: ImageWidth;
  /** Cropped to the ratio of a card around this point; whole when left out. */
  readonly focus?: FocalPoint | undefined;
}

/** The ratio of an uploaded picture, whose file name ends with its size in pixels (`…-3200x2000.webp`); `undefined` for others. */
export function ratioOf(path: string): string | undefined {
  const [, width, height] = /-([1-9]\d*)x([1-9]\d*)\.webp$/.exec(path) ?? [];
  return width && height && `${width} / ${height}`;
}

/**
 * A picture of a record in a form; decorative, since its field has a label. It has its height before it is loaded, so that a point
 * that is pressed on it is the one that was meant.
 */
export function ShownPicture({ path, width, focus }: Props) {
  const crop = focus && { aspectRatio: '4 / 3', fit: 'cover' as const, objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <Image
      src={isDrawing(path) ? assetPath(path) : imagePath(path, width)}
      alt=""
      draggable={false}
      display="block"
      width="100%"
      borderRadius="sm"
      background="bg.muted"
      aspectRatio={ratioOf(path)}
      {...crop}
    />
  );
}
