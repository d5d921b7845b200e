import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import styles from './banner.module.css';
import { textsOf } from './texts';

/** The `sizes` of the banner's picture; the head of the page has the same, for its preload. */
export const bannerPicture = { width: 1440, sizes: '100vw' } as const;

/** The full-width picture with a plate that has the logo, the name, the heading and the text below. */
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
