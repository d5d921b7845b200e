import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import { handoverWords } from '@iwan/shared/domain/project/handover';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import { assetPath } from '@iwan/shared/paths/image';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import { Badge } from '../../../parts/badge';
import { FavouriteButton } from '../../../parts/project-card/favourite-button';
import { textsOf as partTextsOf } from '../../../parts/texts';
import { textsOf } from '../texts';
import styles from './banner.module.css';
import { furtherPhotos } from './gallery';

/** The `sizes` of the banner's picture; the head of the page has the same, for its preload. */
export const bannerPicture = { width: 1440, sizes: '100vw' } as const;

/** The photo of the banner; `null` without one. */
export function bannerPhoto({ image }: Project, photos: readonly string[]): string | null {
  return image ?? photos[0] ?? null;
}

interface BannerProps {
  readonly project: Project;
  /** The project as on a card, for the favourites. */
  readonly card: ProjectCard;
  readonly photos: readonly string[];
  readonly onOpenPhotos: OpenLinked;
}

/** The full-width picture with a plate that has the logo, name and place (section 2). */
export function Banner({ project, card, photos, onOpenPhotos }: BannerProps) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const { name, location, developer, status, handover, imageWidths } = project;
  const picture = bannerPhoto(project, photos);
  const badge = statusBadge(status);
  const { alt, focus } = detailOf(project.pictureDetails, picture);
  const isSold = isSoldOut(status);
  const sheet = furtherPhotos(photos, picture).length > 0 ? '#gallery' : assetPath(photos[0] ?? '');
  return (
    <PageBanner
      className={classNames(styles.banner, picture === null && styles.bare, isSold && styles.sold)}
      pictureId="page-picture"
      picture={
        picture === null ? null : (
          <>
            <Picture
              path={picture}
              alt={alt ?? partTexts.pictureAlt(name, location)}
              focus={focus}
              {...bannerPicture}
              height={600}
              original={imageWidths?.[picture]}
              priority
            />
            {isSold ? (
              <>
                <div className={styles.veil} />
                <p className={styles.door}>{texts.soldOut}</p>
              </>
            ) : (
              <p className={styles.badges}>
                {badge === null ? null : <Badge>{badge}</Badge>}
                {handover === undefined ? null : <Badge>{texts.handoverBadge(handoverWords(handover))}</Badge>}
              </p>
            )}
          </>
        )
      }
      controls={
        photos.length === 0 ? null : (
          <div className={styles.acts}>
            <ButtonLink size="small" href={sheet} aria-haspopup="dialog" onClick={(event) => onOpenPhotos(event, 0)}>
              <PhotosIcon />
              {texts.seeAllPhotos}
            </ButtonLink>
          </div>
        )
      }
    >
      {developer === null || developer.logo === null ? null : (
        <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
      )}
      <div className={styles.name}>
        <h1>{name}</h1>
        <div className={styles.keep}>
          <FavouriteButton project={card} />
          <ShareButton title={name} />
        </div>
      </div>
      {location === null ? null : (
        <p className={styles.place}>
          <PinIcon />
          {location}
        </p>
      )}
    </PageBanner>
  );
}

function PhotosIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="1" />
      <path d="M4 16l5-5 4.5 4.5 2.5-2.5 4.5 4" />
    </Icon>
  );
}
