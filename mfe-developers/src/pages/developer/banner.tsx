import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import styles from './banner.module.css';
import { textsOf } from './texts';

/** How the banner's picture is drawn; the head of the page says it too, so that it is fetched first. */
export const bannerPicture = { width: 1440, sizes: '100vw' } as const;

/** The picture across the page, and the paper plate cut into it: logo, name, heading and what is beneath it. */
export function Banner({
  developer: { name, logo, image, heading, subHeading },
}: {
  readonly developer: DeveloperProfile;
}) {
  const texts = useTexts(textsOf);
  return (
    <PageBanner
      picture={
        image === null ? null : (
          <Picture path={image} alt={texts.bannerAlt(name)} {...bannerPicture} height={600} priority />
        )
      }
    >
      {logo === null ? null : <LogoPlate className={styles.logo} path={logo} name="" />}
      <h1>{name}</h1>
      {heading === null ? null : <p className={styles.heading}>{heading}</p>}
      {subHeading === null ? null : <p className={styles.more}>{subHeading}</p>}
    </PageBanner>
  );
}
