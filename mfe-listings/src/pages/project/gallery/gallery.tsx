import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { PictureDetails } from '@iwan/shared/domain/model/picture-details';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import { assetPath } from '@iwan/shared/paths/image';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { Badge } from '../../../parts/badge';
import { textsOf } from '../texts';
import styles from './gallery.module.css';

/** One large and three small (section 9). */
const shown = 4;

interface GalleryProps {
  readonly name: string;
  readonly photos: readonly string[];
  readonly details: PictureDetails | undefined;
  /** The photo in the first view. */
  readonly first: string | null;
  readonly onOpen: OpenLinked;
}

/** The first photos; each opens the slider, or without script the photo itself (section 2). */
export function Gallery({ name, photos, details, first, onOpen }: GalleryProps) {
  const texts = useTexts(textsOf);
  const further = furtherPhotos(photos, first);
  if (further.length === 0) return null;
  const more = further.length - shown;
  return (
    <section id="gallery" className={styles.block} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="visually-hidden">
        {texts.gallery}
      </h2>
      <ul className={styles.gallery} aria-label={texts.photos(name)}>
        {further.slice(0, shown).map(({ path, position }, index) => (
          <li key={path}>
            <Link
              href={assetPath(path)}
              aria-haspopup="dialog"
              aria-label={
                index === shown - 1 && more > 0
                  ? texts.openLastPhoto(more, position + 1, photos.length)
                  : texts.openPhoto(position + 1, photos.length)
              }
              onClick={(event) => onOpen(event, position)}
            >
              <Picture
                path={path}
                alt={detailOf(details, path).alt ?? ''}
                focus={detailOf(details, path).focus}
                width={index === 0 ? 860 : 280}
                height={index === 0 ? 484 : 187}
                sizes={
                  index === 0
                    ? '(max-width: 990.98px) 92vw, (max-width: 1440px) 60vw, 860px'
                    : '(max-width: 990.98px) calc(33.3vw - 1.1rem), (max-width: 1440px) 20vw, 280px'
                }
              />
              {index === shown - 1 && more > 0 ? (
                <span className={styles.more} aria-hidden="true">
                  <Badge>{texts.morePhotos(more)}</Badge>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The photos except the first view's, each with its position among all photos. */
export function furtherPhotos(
  photos: readonly string[],
  first: string | null,
): readonly { readonly path: string; readonly position: number }[] {
  return photos.map((path, position) => ({ path, position })).filter(({ path }) => path !== first);
}
