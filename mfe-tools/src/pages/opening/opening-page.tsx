import type { Format } from '@iwan/shared/domain/format/format';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { Section } from '@iwan/shared/ui/layout/section';
import { EnglishNote, RecordWords } from '@iwan/shared/ui/records/record-words';
import { ApplicationSection } from '../../parts/application/application-section';
import { type Opening, type OpeningCard, shownTitle } from '../../parts/openings/opening';
import { OpeningList } from '../../parts/openings/opening-list';
import { useShownOpenings } from '../../parts/openings/shown-openings';
import { textsOf as listTextsOf } from '../../parts/openings/texts';
import styles from './opening-page.module.css';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

export interface OpeningData {
  /** `null` when no opening has the address. */
  readonly opening: Opening | null;
  /** Whether applications are still read. */
  readonly isOpen: boolean;
  /** All openings, this one included. */
  readonly openings: readonly OpeningCard[];
  /** Whether they could not be loaded, which is only logged. */
  readonly isMissing: boolean;
}

/** An opening's page: the work, the facts, the application form, and the other openings. */
export function OpeningPage({ data }: { readonly data: OpeningData }) {
  const texts = useTexts(textsOf);
  const { opening, openings, isOpen } = data;
  useShownOpenings(openings);
  if (opening !== null) return <Whole opening={opening} openings={openings} isOpen={isOpen} />;
  const near = { title: texts.near, content: <OpeningList openings={openings} /> };
  return <LostPage title={texts.notFound} reason={texts.lostReason} near={near} />;
}

interface WholeProps extends Pick<OpeningData, 'openings' | 'isOpen'> {
  readonly opening: Opening;
}

function Whole({ opening, openings, isOpen }: WholeProps) {
  const texts = useTexts(textsOf);
  const { title, slug, summary, does, brings, offers } = opening;
  const others = openings.filter((other) => other.slug !== slug);
  return (
    <>
      <Container>
        <LinkedBreadcrumb steps={stepsAbove(useLocale())} current={shownTitle(opening)} />
        <EnglishNote of={opening} />
        <div className={styles.head}>
          <h1>
            <RecordWords of={opening} field="name">
              {shownTitle(opening)}
            </RecordWords>
          </h1>
          {summary === null ? null : (
            <p className={styles.summary}>
              <RecordWords of={opening} field="summary">
                {summary}
              </RecordWords>
            </p>
          )}
        </div>
        <div className={styles.split}>
          <OpeningFacts opening={opening} isOpen={isOpen} />
          <div className={styles.story}>
            <Lines of={opening} field="does" title={texts.does} lines={does} />
            <Lines of={opening} field="brings" title={texts.brings} lines={brings} />
            <Lines of={opening} field="offers" title={texts.offers} lines={offers} />
          </div>
        </div>
      </Container>
      <ApplicationSection openings={openings} job={title} />
      {others.length === 0 ? null : (
        <Section ground="sunk" labelledBy="other-openings">
          <Container>
            <h2 id="other-openings" className={styles.others}>
              {texts.others}
            </h2>
            <OpeningList openings={others} />
          </Container>
        </Section>
      )}
    </>
  );
}

interface LinesProps {
  readonly of: Opening;
  readonly field: string;
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ of, field, title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <RecordWords of={of} field={field}>
              {line}
            </RecordWords>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Place, kind of work, first and last day of applications, and a link to the form below. */
function OpeningFacts({ opening, isOpen }: { readonly opening: Opening; readonly isOpen: boolean }) {
  const texts = useTexts(textsOf);
  const listTexts = useTexts(listTextsOf);
  const format = useFormat();
  const { employment, pay, postedOn, closesOn } = opening;
  const facts = [
    [texts.where, useTexts(businessTextsOf).address] as const,
    ...(employment === null ? [] : [[texts.kind, texts.kinds[employment]] as const]),
    ...(pay === null ? [] : [[texts.pay, payText(pay, texts.pays, format)] as const]),
    ...(postedOn === null ? [] : [[texts.posted, <Day key="posted" date={postedOn} />] as const]),
    ...(isOpen && closesOn !== null ? [[texts.closes, <Day key="closes" date={closesOn} />] as const] : []),
  ];
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink look="primary" href="#career">
        {listTexts.apply}
      </ButtonLink>
    </div>
  );
}

function payText(
  { from, to }: NonNullable<Opening['pay']>,
  texts: ReturnType<typeof textsOf>['pays'],
  format: Format,
): string {
  return from === to ? texts.amount(format.dirhams(from)) : texts.range(format.dirhams(from), format.dirhams(to));
}

function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{useFormat().day(new Date(date))}</time>;
}
