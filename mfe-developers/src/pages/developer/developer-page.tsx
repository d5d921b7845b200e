import type { Loaded } from '@iwan/shared/api/loaded';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { SlotPlace } from '@iwan/shared/ui/layout/slot-place';
import type { Niche } from '../../parts/niche';
import { Banner } from './banner';
import styles from './developer-page.module.css';
import { Feature } from './feature';
import { Figures } from './figures';
import { hasContent } from './has-content';
import { LocationBlock } from './location-block';
import { LostDeveloper } from './lost-developer';
import { OtherDevelopers } from './other-developers';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';
import { VideoBlock } from './video-block';

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
        <LinkedBreadcrumb steps={stepsAbove(locale)} current={developer.name} />
      </Container>
      <Banner developer={developer} />
      {hasContent(developer) ? (
        <Figures developer={developer} />
      ) : (
        <Container className={styles.empty}>
          <EmptyState title={texts.none} />
        </Container>
      )}
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
