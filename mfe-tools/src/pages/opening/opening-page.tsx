import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { Section } from '@iwan/shared/ui/layout/section';
import { ApplicationSection } from '../../parts/application/application-section';
import { OpeningList } from '../../parts/openings/opening-list';
import { findOpening, type Opening, openings } from '../../parts/openings/openings';
import { textsOf as listTextsOf } from '../../parts/openings/texts';
import { openingDetailsOf } from './opening-details-texts';
import { OpeningFacts } from './opening-facts';
import styles from './opening-page.module.css';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

export interface OpeningData {
  /** `null` when no opening has the address. */
  readonly slug: string | null;
  /** Whether applications are still read. */
  readonly isOpen: boolean;
}

/** An opening's page: the work, the facts, the application form, and the other openings. */
export function OpeningPage({ data: { slug, isOpen } }: { readonly data: OpeningData }) {
  const texts = useTexts(textsOf);
  const opening = findOpening(slug);
  if (opening !== null) return <Whole opening={opening} isOpen={isOpen} />;
  const near = { title: texts.near, content: <OpeningList openings={openings} /> };
  return <LostPage title={texts.notFound} reason={texts.lostReason} near={near} />;
}

function Whole({ opening, isOpen }: { readonly opening: Opening; readonly isOpen: boolean }) {
  const texts = useTexts(textsOf);
  const { title } = opening;
  const { summaries } = useTexts(listTextsOf);
  const { does, brings, offers } = useTexts(openingDetailsOf)[title];
  return (
    <>
      <Container>
        <LinkedBreadcrumb steps={stepsAbove(useLocale())} current={title} />
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.summary}>{summaries[title]}</p>
        </div>
        <div className={styles.split}>
          <OpeningFacts opening={opening} isOpen={isOpen} />
          <div className={styles.story}>
            <Lines title={texts.does} lines={does} />
            <Lines title={texts.brings} lines={brings} />
            <Lines title={texts.offers} lines={offers} />
          </div>
        </div>
      </Container>
      <ApplicationSection job={title} />
      <Section ground="sunk" labelledBy="other-openings">
        <Container>
          <h2 id="other-openings" className={styles.others}>
            {texts.others}
          </h2>
          <OpeningList openings={openings.filter((other) => other !== opening)} />
        </Container>
      </Section>
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
