import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { ContactLink } from '../../layout/contact-link';
import { StillPicture } from '../../parts/still-picture';
import { lobbyPicture } from './pictures';
import styles from './story.module.css';
import { textsOf } from './texts';

/** About, mission and vision, and the link to contact us (section 2). */
export function Story() {
  const texts = useTexts(textsOf);
  return (
    <Section labelledBy="story-title">
      <Container className={styles.story}>
        <div className={styles.arch}>
          <StillPicture picture={lobbyPicture} alt={texts.about.pictureAlt} />
        </div>
        <div>
          <h2 id="story-title">{texts.about.title}</h2>
          {texts.about.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.aims}>
            {[texts.mission, texts.vision].map(({ title, text }) => (
              <div key={title} className={styles.aim}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <ContactLink look="primary">{texts.connect}</ContactLink>
        </div>
      </Container>
    </Section>
  );
}
