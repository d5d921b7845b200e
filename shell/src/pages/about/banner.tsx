import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import { StillPicture } from '../../parts/still-picture';
import styles from './banner.module.css';
import { bannerPicture } from './pictures';
import { textsOf } from './texts';

/** The picture across the page, and the panel over it. */
export function Banner() {
  const texts = useTexts(textsOf);
  return (
    <PageBanner
      className={styles.banner}
      picture={<StillPicture picture={bannerPicture} alt={texts.bannerAlt} priority />}
    >
      <h1>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
    </PageBanner>
  );
}
