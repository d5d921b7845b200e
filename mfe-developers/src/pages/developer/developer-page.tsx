import type { Loaded } from '@iwan/shared/api/loaded';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile, HandoverRecord } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { SlotPlace } from '@iwan/shared/ui/layout/slot-place';
import { EnglishNote } from '@iwan/shared/ui/records/record-words';
import { DeveloperNiche } from '../../parts/developer-niche';
import type { Niche } from '../../parts/niche';
import { NicheCarousel } from '../../parts/niche-carousel';
import { NicheGrid } from '../../parts/niche-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import { VideoPoster } from '../../parts/video/video-poster';
import { Banner } from './banner';
import { CountedFigure } from './counted-figure';
import styles from './developer-page.module.css';
import { Feature } from './feature';
import { LocationBlock } from './location-block';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

export interface DeveloperData {
  /** `null` when no developer has the slug of the address. */
  readonly developer: DeveloperProfile | null;
  /** The other developers; for an address without a developer, those with a similar name first. */
  readonly others: Loaded<readonly Niche[]>;
  /** The link to the map of their projects. The loader makes it, so that the page does not load the code that writes queries. */
  readonly mapHref: string;
}

/** A developer's page (section 2); their projects are a slot of mfe-listings. */
export function DeveloperPage({ data: { developer, others, mapHref } }: { readonly data: DeveloperData }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  if (developer === null) return <LostDeveloper near={others.status === 'ready' ? others.value : []} />;
  return (
    <>
      <Container>
        <LinkedBreadcrumb steps={stepsAbove(locale)} current={shownName(developer)} />
        <EnglishNote of={developer} />
      </Container>
      <Banner developer={developer} />
      {hasContent(developer) ? (
        <Figures developer={developer} />
      ) : (
        <Container className={styles.empty}>
          <EmptyState title={texts.none} />
        </Container>
      )}
      {developer.handovers === undefined ? null : <Handovers {...developer.handovers} />}
      <Feature developer={developer} />
      <div className={styles.projects}>
        <SlotPlace name="projects-of-developer" />
      </div>
      <VideoBlock developer={developer} />
      <LocationBlock developer={developer} mapHref={mapHref} />
      <OtherDevelopers others={others} />
    </>
  );
}

/** Whether the backend has more of a developer than the list; otherwise the page says that there is nothing. */
function hasContent({
  id: _,
  name: __,
  logo: ___,
  location: ____,
  translation: _____,
  feature,
  ...other
}: DeveloperProfile): boolean {
  const { pointers, ...rest } = feature;
  return pointers.length > 0 || Object.values({ ...other, ...rest }).some((value) => value !== null);
}

/** The developer's video with its heading, behind a poster until it is played (section 2). */
function VideoBlock({ developer }: { readonly developer: DeveloperProfile }) {
  const texts = useTexts(textsOf);
  const { video, videoHeading, videoSubHeading, still, image, feature } = developer;
  if (video === null) return null;
  const title = videoHeading ?? texts.video(shownName(developer));
  return (
    <Section labelledBy="video-title">
      <Container>
        <SectionHead id="video-title" title={title} {...(videoSubHeading === null ? {} : { lede: videoSubHeading })} />
        <VideoPoster video={video} name={title} poster={still ?? image ?? feature.image} />
      </Container>
    </Section>
  );
}

/** The developer's figures (section 2), each only where the record has it. */
function Figures({ developer }: { readonly developer: DeveloperProfile }) {
  const texts = useTexts(textsOf);
  const { experience, established, employees, headquarters } = developer;
  const figures = [
    { label: texts.experience, value: experience, isCounted: true },
    { label: texts.established, value: established, isCounted: false },
    { label: texts.employees, value: employees, isCounted: true },
    { label: texts.headquarters, value: headquarters, isCounted: false },
  ].flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]));
  if (figures.length === 0) return null;
  return (
    <Container className={styles.around}>
      <section aria-label={texts.figures(shownName(developer))}>
        <dl className={styles.figures}>
          {figures.map(({ label, value, isCounted }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isCounted ? <CountedFigure text={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

/** What became of the handover dates that the developer promised. */
function Handovers({ finished, onTime, medianMonths }: HandoverRecord) {
  const texts = useTexts(textsOf);
  return (
    <Container className={styles.around}>
      <p>
        {texts.handedOver(onTime, finished)} {texts.delay(medianMonths)}
      </p>
    </Container>
  );
}

/** The page of an address without a developer. */
function LostDeveloper({ near }: { readonly near: readonly Niche[] }) {
  const texts = useTexts(textsOf);
  const content = (
    <NicheGrid>
      {near.map((developer) => (
        <DeveloperNiche key={developer.id} developer={developer} href={paths.developer(developer.name)} />
      ))}
    </NicheGrid>
  );
  return (
    <LostPage
      title={texts.notFound}
      reason={texts.lostReason}
      {...(near.length === 0 ? {} : { near: { title: texts.near, content } })}
    />
  );
}

/** Links to the other developers (section 2). Nothing where there are none. */
function OtherDevelopers({ others }: { readonly others: Loaded<readonly Niche[]> }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const locale = useLocale();
  if (others.status === 'ready' && others.value.length === 0) return null;
  return (
    <Section ground="sunk" labelledBy="others-title">
      <Container>
        {others.status === 'failed' ? (
          <>
            <SectionHead id="others-title" title={texts.others} />
            <EmptyState title={partTexts.failed(valueWords(others.message, locale))} />
          </>
        ) : (
          <NicheCarousel id="others" title={texts.others} developers={others.value} />
        )}
      </Container>
    </Section>
  );
}
