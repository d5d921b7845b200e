import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import styles from './feature.module.css';
import { textsOf } from './texts';

/** A feature of a developer: a picture in the arch, a heading, and numbered points (section 2). */
export function Feature({ developer: { name, feature } }: { readonly developer: DeveloperProfile }) {
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
        <div className={styles.text}>
          <h2 id="feature-title">{heading ?? texts.about(name)}</h2>
          {subHeading === null ? null : <p className={styles.lede}>{subHeading}</p>}
          {pointers.length === 0 ? null : (
            <ol className={styles.pointers}>
              {pointers.map((pointer, index) => (
                <li key={`${index} ${pointer}`}>{pointer}</li>
              ))}
            </ol>
          )}
        </div>
      </Container>
    </Section>
  );
}
