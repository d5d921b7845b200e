import type { SlugCollision } from '@iwan/shared/api/calls';
import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import type { Similar as SimilarTo } from '@iwan/shared/domain/project/similar';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { useLinkedDialog } from '@iwan/shared/router/use-linked-dialog';
import type { PageDialogStart } from '@iwan/shared/router/use-page-dialog';
import { recentStore } from '@iwan/shared/state/site-store';
import { Container } from '@iwan/shared/ui/layout/container';
import { useEffect, useMemo, useState } from 'react';
import { cardOf } from '../../domain/project/card-of';
import { CompareBar } from '../../parts/compare/compare-bar';
import { CompareRefusal, useRefusal } from '../../parts/compare/compare-refusal';
import { CompareTick } from '../../parts/compare/compare-tick';
import { LostProject } from '../../parts/lost-project/lost-project';
import { planQuery } from '../../parts/unit/plan-choices';
import { AgentCard } from './cards/agent-card';
import { Facts } from './facts/facts';
import { Banner, bannerPhoto } from './gallery/banner';
import { furtherPhotos } from './gallery/gallery';
import { ActionBar } from './navigation/action-bar';
import { ProjectBreadcrumb } from './navigation/project-breadcrumb';
import { SectionNav } from './navigation/section-nav';
import { sectionsOf } from './navigation/sections';
import { plannedUnits } from './plans/plans';
import styles from './project-page.module.css';
import { ProjectStory } from './project-story';
import type { ReturnsData } from './returns/load-returns';
import { Similar } from './similar';
import { SlugCollisions } from './slug-collisions';
import { SoldOut } from './sold-out';
import { textsOf } from './texts';
import type { UnitsData } from './unit/load-unit';
import { UnitBlock } from './unit/unit-block';
import { typedUnitQuery } from './units/unit-question';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    readonly photos: PageDialogStart;
    readonly plans: PageDialogStart;
  }
}

// With names: the bundler would name these chunks by modules that they share, whose identifiers have the folder of the build.
const loadGallery = async () =>
  (await import(/* webpackChunkName: "project-gallery" */ './gallery/gallery-dialog')).GalleryDialog;
const loadPlans = async () => (await import(/* webpackChunkName: "project-plans" */ './plans/plan-dialog')).PlanDialog;

export interface ProjectData {
  /** `null` when no project has the slug of the address. */
  readonly project: Project | null;
  /** All projects that share the address, itself included; empty where there is only one. */
  readonly slugCollisions: readonly SlugCollision[];
  /** Projects that may be meant, for an address without a project. */
  readonly near: readonly ProjectCard[];
  readonly similar: readonly SimilarTo<ProjectCard>[];
  /** The units that the address asks for; left out where the record has none, as from a plain backend. */
  readonly units?: UnitsData;
  /** Costs and returns of its homes; left out where the record has no figures. */
  readonly returns?: ReturnsData;
  /** The day in Dubai on which the page was made; only where its permit has an expiry date. */
  readonly today?: CalendarDay;
}

/** The property detail page (section 2). */
export function ProjectPage({ data }: { readonly data: ProjectData }) {
  const { project, slugCollisions, near, similar, units, returns, today } = data;
  if (project === null) return <LostProject near={near} />;
  return <Detail {...{ project, slugCollisions, similar, units, returns, today }} />;
}

interface DetailProps {
  readonly project: Project;
  readonly slugCollisions: readonly SlugCollision[];
  readonly similar: readonly SimilarTo<ProjectCard>[];
  readonly units: UnitsData | undefined;
  readonly returns: ReturnsData | undefined;
  readonly today: CalendarDay | undefined;
}

function Detail({ project, slugCollisions, similar, units, returns, today }: DetailProps) {
  const texts = useTexts(textsOf);
  const refusal = useRefusal();
  const card = useMemo(() => cardOf(project), [project]);
  const photos = project.gallery.length > 0 ? project.gallery : [project.image ?? []].flat();
  const banner = bannerPhoto(project, photos);
  const { name, imageWidths = {}, pictureDetails } = project;
  const ofGallery = { name, photos, widths: imageWidths, details: pictureDetails };
  const gallery = useLinkedDialog('photos', loadGallery, ofGallery, photos.length);
  const plans = useMemo(() => plannedUnits(project.unitTypes ?? []), [project]);
  const planViewer = useLinkedDialog('plans', loadPlans, { name: project.name, plans }, plans.length);
  const isSold = isSoldOut(project.status);
  const sections = sectionsOf(
    project,
    { gallery: furtherPhotos(photos, banner).length > 0, returns: returns !== undefined, similar: similar.length > 0 },
    texts,
  );
  const own = slugCollisions.length > 1 ? { id: project.id } : {};
  const chosen = units?.chosen?.status === 'found' ? units.chosen : null;
  const filtered = units === undefined ? {} : typedUnitQuery(units.requested);
  const planned = chosen === null ? {} : planQuery(chosen.requested.choices);
  const unit = unitOfId(project.unitTypes ?? [], chosen?.id ?? null);
  const [agentName, setAgentName] = useState(project.agents[0]?.name ?? '');
  const agent = project.agents.find(({ name }) => name === agentName) ?? null;

  const alike =
    similar.length === 0 ? null : (
      <Similar title={texts.similar.title(project.name)} similar={similar} onFull={refusal.refuse} />
    );

  useEffect(() => recentStore.see(card), [card]);

  return (
    <>
      <Container>
        <ProjectBreadcrumb project={project} />
        <SlugCollisions project={project} slugCollisions={slugCollisions} />
      </Container>
      <div>
        <Banner project={project} card={card} photos={photos} onOpenPhotos={gallery.open} />
        <Container className={styles.first}>
          <Facts project={project} />
          <div className={styles.compare}>
            <CompareTick project={card} onFull={refusal.refuse} />
          </div>
        </Container>
        {units === undefined || chosen === null || unit === null ? null : (
          <Container>
            <UnitBlock
              project={project}
              own={{ ...own, ...returns?.requested, ...filtered }}
              unit={unit}
              chosen={chosen}
              now={units.now}
            />
          </Container>
        )}
        <SectionNav sections={sections} />
        {isSold ? <Container className={styles.instead}>{alike}</Container> : null}
        <Container className={styles.split}>
          <ProjectStory
            {...{ project, own, planned, filtered, units, returns, today }}
            gallery={{ photos, banner, onOpen: gallery.open }}
            plans={{ plans, onOpenPlan: planViewer.open }}
          />
          <aside className={classNames(styles.side, isSold && styles.before)}>
            {isSold ? (
              <SoldOut project={project} hasSimilar={similar.length > 0} />
            ) : (
              <AgentCard project={project} unit={unit} agent={agent} onChooseAgent={setAgentName} />
            )}
          </aside>
        </Container>
        {isSold ? null : <ActionBar project={project.name} agent={agent} />}
      </div>
      {isSold ? null : <Container className={styles.similar}>{alike}</Container>}
      <div className={styles.compareBar}>
        <CompareBar />
      </div>
      <CompareRefusal refusal={refusal} />
      {gallery.dialog}
      {planViewer.dialog}
    </>
  );
}
