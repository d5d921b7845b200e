import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Picture } from '@iwan/shared/ui/content/picture';
import { useEffect, useRef } from 'react';
import { textsOf } from '../texts';
import styles from './gallery-dialog.module.css';

interface GalleryThumbnailsProps {
  readonly photos: readonly string[];
  /** The index of the photo that is shown. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** Thumbnails of all photos, each of which shows its photo. */
export function GalleryThumbnails({ photos, current, onChoose }: GalleryThumbnailsProps) {
  const texts = useTexts(textsOf);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const button = row.current?.children[current];
    if (!row.current || !(button instanceof HTMLElement)) return;
    row.current.scrollTo?.({ left: button.offsetLeft + button.offsetWidth / 2 - row.current.clientWidth / 2 });
  }, [current]);

  if (photos.length < 2) return null;
  return (
    <ul ref={row} className={styles.thumbnails}>
      {photos.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            aria-label={texts.showPhoto(index + 1, photos.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture path={path} alt="" width={96} height={60} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
