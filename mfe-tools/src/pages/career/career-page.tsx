import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { Section } from '@iwan/shared/ui/layout/section';
import { ApplicationSection } from '../../parts/application/application-section';
import type { OpeningCard } from '../../parts/openings/opening';
import { OpeningList } from '../../parts/openings/opening-list';
import { useShownOpenings } from '../../parts/openings/shown-openings';
import styles from './career-page.module.css';
import { textsOf } from './texts';

/** Section 9 gives a pause of 2000 ms for the carousel of offers; this one has the same, at the speed of Why Invest. */
const timing = { speed: 1500, interval: 2000 };

export interface CareerData {
  readonly openings: readonly OpeningCard[];
  /** Whether they could not be loaded, which is only logged. */
  readonly isMissing: boolean;
}

/** The Career page (section 2): the openings, reasons to join, and the application form. */
export function CareerPage({ data: { openings } }: { readonly data: CareerData }) {
  const texts = useTexts(textsOf);
  useShownOpenings(openings);
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede(openings.length)} />
        <h2 className="visually-hidden">{texts.openings}</h2>
        <OpeningList openings={openings} />
      </Container>
      <Section labelledBy="why-join-title">
        <Container>
          <Carousel
            id="why-join"
            title={texts.why.title}
            fit="pairs"
            timing={timing}
            gap="clamp(2rem, 4vw, 4rem)"
            slides={texts.why.reasons.map(({ title, text }) => ({
              key: title,
              content: (
                <div className={styles.reason}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ),
            }))}
          />
        </Container>
      </Section>
      {openings.length === 0 ? null : <ApplicationSection openings={openings} tight />}
    </>
  );
}
