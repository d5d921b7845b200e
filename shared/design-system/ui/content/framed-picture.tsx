import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './framed-picture.module.css';
import { Picture } from './picture';

interface FramedPictureProps extends Omit<ComponentProps<typeof Picture>, 'path'> {
  /** `null` leaves the frame empty. */
  readonly path: string | null;
  /** Content above the picture, such as a badge. */
  readonly children?: ReactNode;
}

/** The picture of a card, cropped to a fixed ratio. The class is the frame's. */
export function FramedPicture({ path, className, children, ...picture }: FramedPictureProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      {path === null ? null : <Picture {...picture} path={path} />}
      {children}
    </div>
  );
}
