import { StillPicture } from '../../parts/still-picture';
import styles from './banner.module.css';
import { bannerPicture } from './pictures';
import { texts } from './texts';

/** The picture across the page, and the paper plate cut into it. */
export function Banner() {
  return (
    <div className={styles.banner}>
      <div className={styles.picture}>
        <StillPicture picture={bannerPicture} alt={texts.bannerAlt} priority />
      </div>
      <div className={styles.plate}>
        <h1>{texts.title}</h1>
        <p className={styles.lede}>{texts.lede}</p>
      </div>
    </div>
  );
}
