import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import { RecordName, RecordWords } from '@iwan/shared/ui/records/record-words';
import styles from './banner.module.css';
import { textsOf } from './texts';

/** The `sizes` of the banner's picture; the head of the page has the same, for its preload. */
export const bannerPicture = { width: 1440, sizes: '100vw' } as const;

/** The full-width picture with a plate that has the logo, the name, the heading and the text below. */
export function Banner({ developer }: { readonly developer: DeveloperProfile }) {
  const { logo, image, heading, subHeading } = developer;
  const texts = useTexts(textsOf);
  return (
    <PageBanner
      picture={
        image === null ? null : (
          <Picture path={image} alt={texts.bannerAlt(shownName(developer))} {...bannerPicture} height={600} priority />
        )
      }
    >
      {logo === null ? null : <LogoPlate className={styles.logo} path={logo} name="" />}
      <h1>
        <RecordName of={developer} />
      </h1>
      {heading === null ? null : (
        <p className={styles.heading}>
          <RecordWords of={developer} field="heading">
            {heading}
          </RecordWords>
        </p>
      )}
      {subHeading === null ? null : (
        <p className={styles.more}>
          <RecordWords of={developer} field="sub_heading">
            {subHeading}
          </RecordWords>
        </p>
      )}
    </PageBanner>
  );
}
