import type { ProjectOwner } from '@iwan/shared/api/calls';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard as Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { CompareBar } from '../compare/compare-bar';
import { CompareRefusal, useRefusal } from '../compare/compare-refusal';
import { ProjectCard } from '../project-card/project-card';
import styles from './projects-of.module.css';
import { textsOf } from './texts';

export interface ProjectsOfData {
  /** The owner's name as the projects have it; `null` where none has it. */
  readonly name: string | null;
  /** The same in the language of the page. */
  readonly shown: string | null;
  readonly projects: readonly Project[];
  /** How many there are in all. */
  readonly total: number;
  /** The query for all of them at any price. The loader makes it, so that the page does not load the code that writes queries. */
  readonly search: Query;
}

interface ProjectsOfProps {
  readonly owner: ProjectOwner;
  readonly data: ProjectsOfData;
}

/** In milliseconds; section 9 gives none for this carousel. */
const timing = { speed: 500, interval: 4000 };

/** The `sizes` of a card's picture: 3 visible, 2 below 991 px, 1 below 768 px. */
const sizes = '(max-width: 767.98px) 92vw, (max-width: 990.98px) 46vw, (max-width: 1440px) 30vw, 428px';

/** The projects of a developer or an agent on their page, with a link to all of them (section 2). */
export function ProjectsOf({ owner, data: { name, shown, projects, total, search } }: ProjectsOfProps) {
  const texts = useTexts(textsOf);
  const refusal = useRefusal();
  const id = `projects-of-${owner}`;
  const title = shown === null ? texts.projects : texts.by[owner](shown);
  const slides = projects.map((project) => ({
    key: project.id,
    content: (
      <ProjectCard
        project={project}
        sizes={sizes}
        agent={owner === 'agent' ? (name ?? undefined) : undefined}
        onFull={refusal.refuse}
      />
    ),
  }));
  return (
    <Section ground="sunk" labelledBy={`${id}-title`}>
      <Container>
        {slides.length === 0 ? (
          <>
            <SectionHead id={`${id}-title`} title={title} />
            <EmptyState title={texts.none} reason={texts.noneYet}>
              <ButtonLink href={paths.properties()}>{texts.others}</ButtonLink>
            </EmptyState>
          </>
        ) : (
          <Carousel id={id} title={title} slides={slides} fit="three" timing={timing} />
        )}
        {name === null ? null : <Ways search={search} total={total} />}
      </Container>
      <CompareBar />
      <CompareRefusal refusal={refusal} />
    </Section>
  );
}

/** Links to all of them: as results, and on the map. */
function Ways({ search, total }: Pick<ProjectsOfData, 'search' | 'total'>) {
  const texts = useTexts(textsOf);
  return (
    <p className={styles.ways}>
      <TextLink href={paths.filterProperty(search)}>{texts.all(total)}</TextLink>
      <TextLink href={paths.map(search)}>{texts.map}</TextLink>
    </p>
  );
}
