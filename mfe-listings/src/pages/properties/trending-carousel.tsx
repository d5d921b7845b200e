import type { Loaded } from '@iwan/shared/api/loaded';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { Page } from '@iwan/shared/domain/search/paging';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { RecordName, RecordWords } from '@iwan/shared/ui/records/record-words';
import { Badge } from '../../parts/badge';
import { useWords } from '../../parts/in-words';
import { LoadFailure } from '../../parts/load-failure';
import { textsOf as partTextsOf } from '../../parts/texts';
import { textsOf } from './texts';
import styles from './trending-carousel.module.css';

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

/** A trending project: picture, name, place and the first 20 words of its description; a badge only when it is sold out. */
function TrendingSlide({ project }: { readonly project: ProjectCard }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const { name, image, location, preview, status } = useWords(project);
  return (
    <article className={styles.slide}>
      <FramedPicture
        path={image}
        alt={partTexts.pictureAlt(name, location)}
        width={428}
        height={321}
        sizes="(max-width: 767.98px) 92vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px"
      >
        {isSoldOut(status) ? (
          <div className={styles.badge}>
            <Badge>{texts.soldOut}</Badge>
          </div>
        ) : null}
      </FramedPicture>
      <h3>
        <CardLink href={paths.trendingProject(project)}>
          <RecordName of={project} />
        </CardLink>
      </h3>
      {location === null ? null : <p className={styles.place}>{location}</p>}
      {preview === null ? null : (
        <p className={styles.preview}>
          <RecordWords of={project} field="description">
            {preview}
          </RecordWords>
        </p>
      )}
    </article>
  );
}
