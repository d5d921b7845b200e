import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { SuperAgentForm } from '../../forms/super-agent-form';
import { type PictureFile, srcSet } from '../../parts/picture-file';
import { StillPicture } from '../../parts/still-picture';
import avif640 from './pictures/super-agent-640.avif';
import webp640 from './pictures/super-agent-640.webp';
import avif960 from './pictures/super-agent-960.avif';
import webp960 from './pictures/super-agent-960.webp';
import avif1280 from './pictures/super-agent-1280.avif';
import webp1280 from './pictures/super-agent-1280.webp';
import styles from './super-agent.module.css';
import { textsOf } from './texts';

/** The picture beside the Super Agent form. */
const superAgentPicture: PictureFile = {
  avif: srcSet(avif640, avif960, avif1280),
  webp: srcSet(webp640, webp960, webp1280),
  src: webp960,
  sizes: '(max-width: 990.98px) 100vw, 50vw',
};

/** The Super Agent sign-up block (section 2). */
export function SuperAgent() {
  const texts = useTexts(textsOf);
  return (
    <section className={styles.block} aria-labelledby="super-agent-title">
      <div className={styles.picture}>
        <StillPicture picture={superAgentPicture} alt={texts.superAgent.pictureAlt} />
      </div>
      <div className={styles.side}>
        <div>
          <h2 id="super-agent-title">{texts.superAgent.title}</h2>
          <p className={styles.lede}>{texts.superAgent.lede}</p>
        </div>
        <SuperAgentForm />
      </div>
    </section>
  );
}
