import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import type { OpeningCard } from '../openings/opening';
import { ApplicationForm } from './application-form';
import styles from './application-section.module.css';
import { textsOf } from './texts';

interface ApplicationSectionProps {
  readonly openings: readonly OpeningCard[];
  /** The title of the opening that is chosen already. */
  readonly job?: string;
  /** No padding at the top below a section with the same background. */
  readonly tight?: boolean;
}

/** The application form as a section of a page. */
export function ApplicationSection({ openings, job, tight = false }: ApplicationSectionProps) {
  const texts = useTexts(textsOf);
  return (
    <Section labelledBy="apply-title" tight={tight}>
      <Container className={styles.block}>
        <div>
          <h2 id="apply-title">{texts.title}</h2>
          <p className={styles.lede}>{texts.lede}</p>
        </div>
        <ApplicationForm openings={openings} labelledBy="apply-title" {...(job === undefined ? {} : { job })} />
      </Container>
    </Section>
  );
}
