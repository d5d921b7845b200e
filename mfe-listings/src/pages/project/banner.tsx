import type { Project } from '@iwan/shared/contracts/entities';
import { classNames } from '@iwan/shared/dom/class-names';
import type { OpenLinked } from '@iwan/shared/dom/use-linked-dialog';
import { statusBadge } from '@iwan/shared/domain/project/sold-out';
import { Badge } from '@iwan/shared/ui/badge';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Icon } from '@iwan/shared/ui/icon';
import { LogoPlate } from '@iwan/shared/ui/logo-plate';
import { Picture } from '@iwan/shared/ui/picture';
import { ShareButton } from '@iwan/shared/ui/share-button';
import { texts as partTexts } from '../../parts/texts';
import styles from './banner.module.css';
import { texts } from './texts';

/** How the banner's picture is drawn; the head of the page says it too, so that it is fetched first. */
export const bannerPicture = { width: 1440, sizes: '100vw' } as const;

interface BannerProps {
  readonly project: Project;
  readonly photos: readonly string[];
  readonly onOpenPhotos: OpenLinked;
}

/** The picture across the page, and the paper plate cut into it: logo, name, place (section 2). */
export function Banner({ project, photos, onOpenPhotos }: BannerProps) {
  const { name, location, developer, status } = project;
  const picture = project.image ?? photos[0] ?? null;
  const badge = statusBadge(status);
  return (
    <div className={classNames(styles.banner, picture === null && styles.bare)}>
      {picture === null ? null : (
        <div id="page-picture" className={styles.picture}>
          <Picture path={picture} alt={partTexts.pictureAlt(name, location)} {...bannerPicture} height={600} priority />
          {badge === null ? null : (
            <p className={styles.badge}>
              <Badge>{badge}</Badge>
            </p>
          )}
        </div>
      )}
      <div className={styles.plate}>
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <h1>{name}</h1>
        {location === null ? null : (
          <p className={styles.place}>
            <Icon name="pin" />
            {location}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {photos.length === 0 ? null : (
          <ButtonLink size="small" href="#gallery" aria-haspopup="dialog" onClick={(event) => onOpenPhotos(event, 0)}>
            <Icon name="photos" />
            {texts.seeAllPhotos}
          </ButtonLink>
        )}
        <ShareButton title={name} />
      </div>
    </div>
  );
}
