import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { SuperAgentForm } from '../../forms/super-agent-form';
import { StillPicture } from '../../parts/still-picture';
import { superAgentPicture } from './pictures/super-agent-picture';
import styles from './super-agent.module.css';
import { textsOf } from './texts';

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
