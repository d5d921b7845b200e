import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { officeDirections } from '../../layout/footer/office-map';
import { StillPicture } from '../../parts/still-picture';
import { officePicture } from './office-picture';
import { textsOf } from './texts';
import styles from './visit.module.css';

/** The location of the office: the building, the address and directions. The map of its district is in the footer below. */
export function Visit() {
  const texts = useTexts(textsOf);
  return (
    <Section ground="sunk" labelledBy="visit-title">
      <Container className={styles.visit}>
        <div className={styles.house}>
          <StillPicture picture={officePicture} alt={texts.visit.pictureAlt} />
        </div>
        <div>
          <h2 id="visit-title">{texts.visit.title}</h2>
          <address className={styles.address}>
            <PinIcon />
            {business.address.join(', ')}
          </address>
          <p className={styles.text}>{texts.visit.text}</p>
          <TextLink href={officeDirections} target="_blank" rel="noopener noreferrer">
            {texts.visit.directions} <span className="visually-hidden">{texts.opensElsewhere}</span>
          </TextLink>
        </div>
      </Container>
    </Section>
  );
}
