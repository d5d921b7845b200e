import { mailtoOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { BaseMapPicture } from '@iwan/shared/ui/content/base-map-picture';
import { EnquiryCard } from '@iwan/shared/ui/forms/enquiry-card';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import styles from './location-block.module.css';
import { textsOf } from './texts';

interface LocationBlockProps {
  readonly developer: DeveloperProfile;
  /** The link to the map of their projects. */
  readonly mapHref: string;
}

/** The location of the developer, on their embedded map or on ours, and the enquiry form. */
export function LocationBlock({ developer, mapHref }: LocationBlockProps) {
  const texts = useTexts(textsOf);
  const { name, location, headquarters, mapEmbed, video } = developer;
  return (
    <Section labelledBy="location-title" tight={video !== null}>
      <Container className={styles.split}>
        <div>
          <h2 id="location-title" className={styles.title}>
            {texts.location}
          </h2>
          <div className={styles.place}>
            <div className={styles.map}>
              <BaseMapPicture />
              {mapEmbed === null ? null : (
                <iframe
                  src={mapEmbed}
                  title={texts.mapOf(shownName(developer))}
                  width={860}
                  height={430}
                  loading="lazy"
                  referrerPolicy="strict-origin-when-cross-origin"
                  sandbox="allow-scripts allow-same-origin allow-popups"
                  allowFullScreen
                />
              )}
            </div>
            <div className={styles.text}>
              {(location ?? headquarters) === null ? null : (
                <p>
                  <PinIcon />{' '}
                  <RecordWords of={developer} field={location === null ? 'hq' : 'location'}>
                    {location ?? headquarters}
                  </RecordWords>
                </p>
              )}
              <TextLink className={styles.way} href={mapHref}>
                {texts.onTheMap}
              </TextLink>
            </div>
          </div>
        </div>
        <EnquiryCard
          title={texts.ask(shownName(developer))}
          about={{ developer: name }}
          ways={{ telephone: business.phone.href, mail: mailtoOf(shownName(developer)) }}
          note={useTexts(businessTextsOf).fullName}
        />
      </Container>
    </Section>
  );
}
