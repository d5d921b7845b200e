import type { Loaded } from '@iwan/shared/api/loaded';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { Page } from '@iwan/shared/domain/search/paging';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { LoadFailure } from '../../parts/load-failure';
import { textsOf } from './texts';
import { TrendingSlide } from './trending-slide';

/** Section 9, in milliseconds. */
const timing = { speed: 1500, interval: 1500 };

interface TrendingCarouselProps {
  readonly projects: Loaded<Page<ProjectCard>>;
  /** Reloads the page's data. */
  readonly retryHref: string;
}

/** Most Trending Projects: 3 visible, 2 below 991 px, 1 below 768 px (section 2). */
export function TrendingCarousel({ projects, retryHref }: TrendingCarouselProps) {
  const texts = useTexts(textsOf);
  const slides = (projects.status === 'ready' ? projects.value.items : []).map((project) => ({
    key: project.id,
    content: <TrendingSlide project={project} />,
  }));
  return (
    <Section ground="sunk" threshold={false} labelledBy="trending-title">
      <Container>
        {slides.length === 0 ? (
          <>
            <SectionHead id="trending-title" title={texts.trending} />
            {projects.status === 'ready' ? (
              <EmptyState title={texts.none} reason={texts.soon} />
            ) : (
              <LoadFailure message={projects.message} href={retryHref}>
                {texts.restWorks}
              </LoadFailure>
            )}
          </>
        ) : (
          <Carousel id="trending" title={texts.trending} slides={slides} fit="three" timing={timing} />
        )}
      </Container>
    </Section>
  );
}
