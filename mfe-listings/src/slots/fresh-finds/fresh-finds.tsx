import { useCarousel } from '@iwan/shared/carousel/use-carousel';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { CarouselControls } from '@iwan/shared/ui/carousel/carousel-controls';
import { CarouselRow } from '@iwan/shared/ui/carousel/carousel-row';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import styles from './fresh-finds.module.css';
import type { FreshProject } from './fresh-project';
import { FreshSlide } from './fresh-slide';
import { textsOf } from './texts';

export type FreshFindsData = readonly FreshProject[];

/** Section 9 gives the speed, in milliseconds; how long a slide is shown is not specified. */
const timing = { speed: 1000, interval: 4000 };

const titleId = 'fresh-finds-title';

/** Fresh Finds on Home: one project at a time, its picture in the arch (section 2). */
export function FreshFinds({ data }: { readonly data: FreshFindsData }) {
  const texts = useTexts(textsOf);
  const carousel = useCarousel(data.length, timing, 1);
  const slides = data.map((project) => ({ key: project.id, content: <FreshSlide project={project} /> }));
  return (
    <Section ground="sunk" threshold={false} labelledBy={titleId}>
      <Container>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for arrow keys from the controls inside */}
        <div ref={carousel.root} className={styles.block} onKeyDown={carousel.onKeyDown}>
          <div className={styles.lead}>
            <h2 id={titleId}>{texts.title}</h2>
            <p>{texts.lede}</p>
          </div>
          <CarouselControls carousel={carousel} label={texts.title} className={styles.controls} />
          {data.length === 0 ? (
            <div className={styles.slides}>
              <EmptyState title={texts.none} reason={texts.soon} />
            </div>
          ) : (
            <CarouselRow
              carousel={carousel}
              slides={slides}
              fit="one"
              gap="var(--slide-gap)"
              className={styles.slides}
            />
          )}
        </div>
      </Container>
    </Section>
  );
}
