import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import styles from './feature.module.css';
import { textsOf } from './texts';

/** A feature of a developer: a picture in the arch, a heading, and numbered points (section 2). */
export function Feature({ developer }: { readonly developer: DeveloperProfile }) {
  const { feature } = developer;
  const texts = useTexts(textsOf);
  const { image, heading, subHeading, pointers } = feature;
  if (image === null && heading === null && subHeading === null && pointers.length === 0) return null;
  return (
    <Section labelledBy="feature-title">
      <Container className={classNames(styles.feature, image === null && styles.bare)}>
        {image === null ? null : (
          <div className={styles.arch}>
            <Picture path={image} alt="" width={544} height={653} sizes="(max-width: 990.98px) 92vw, 544px" />
          </div>
        )}
        <div>
          <h2 id="feature-title">
            {heading === null ? (
              texts.about(shownName(developer))
            ) : (
              <RecordWords of={developer} field="f_heading">
                {heading}
              </RecordWords>
            )}
          </h2>
          {subHeading === null ? null : (
            <p className={styles.lede}>
              <RecordWords of={developer} field="f_sub_heading">
                {subHeading}
              </RecordWords>
            </p>
          )}
          {pointers.length === 0 ? null : (
            <RecordWords of={developer} field="pointers" as="div">
              <ol className={styles.pointers}>
                {pointers.map((pointer, index) => (
                  <li key={`${index} ${pointer}`}>{pointer}</li>
                ))}
              </ol>
            </RecordWords>
          )}
        </div>
      </Container>
    </Section>
  );
}
