import type { SlugCollision } from '@iwan/shared/api/calls';
import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { projectOfSearch, projectSearch } from '@iwan/shared/paths/unit-search';
import { useLinkedDialog } from '@iwan/shared/router/use-linked-dialog';
import type { PageDialogStart } from '@iwan/shared/router/use-page-dialog';
import { dialogStore, recentStore } from '@iwan/shared/state/site-store';
import { Container } from '@iwan/shared/ui/layout/container';
import { EnglishNote } from '@iwan/shared/ui/records/record-words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cardOf } from '../../domain/project/card-of';
import { CompareBar } from '../../parts/compare/compare-bar';
import { CompareRefusal, useRefusal } from '../../parts/compare/compare-refusal';
import { LostProject } from '../../parts/lost-project/lost-project';
import { PrintHead } from '../../parts/print-head/print-head';
import type { SalesData } from '../../parts/sales/load-sales';
import { alertPath } from '../../parts/save-search/alert-path';
import { type ShortCard, ShortCards } from '../../parts/short-cards/short-cards';
import { planQuery } from '../../parts/unit/plan-choices';
import { Block } from './block';
import { AgentCard } from './cards/agent-card';
import { FirstView, firstPhoto } from './first-view/first-view';
import type { ReturnsData } from './money/load-returns';
import type { SourcesData } from './money/load-sources';
import { Money } from './money/money';
import { ActionBar } from './navigation/action-bar';
import { ProjectBreadcrumb } from './navigation/project-breadcrumb';
import styles from './project-page.module.css';
import { ProjectStory } from './project-story';
import { SlugCollisions } from './slug-collisions';
import { SoldOut } from './sold-out';
import { textsOf } from './texts';
import type { UnitsData } from './unit/load-unit';
import { UnitBlock } from './unit/unit-block';
import { typedUnitQuery } from './units/unit-question';
import type { VisaData } from './visa/load-visa';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    readonly photos: PageDialogStart;
    readonly plans: PageDialogStart;
  }
}

// With names: the bundler would name these chunks by modules that they share, whose identifiers have the folder of the build.
const loadGallery = async () =>
  (await import(/* webpackChunkName: "project-gallery" */ './gallery/gallery-dialog')).GalleryDialog;
const loadUnitSheet = async () =>
  (await import(/* webpackChunkName: "project-unit" */ './configuration/unit-dialog')).UnitDialog;

export interface ProjectData {
  /** `null` when no project has the slug of the address. */
  readonly project: Project | null;
  /** All projects that share the address, itself included; empty where there is only one. */
  readonly slugCollisions: readonly SlugCollision[];
  /** Projects that may be meant, for an address without a project. */
  readonly near: readonly ShortCard[];
  readonly similar: readonly ShortCard[];
  /** The units that the address asks for; left out where the record has none, as from a plain backend. */
  readonly units?: UnitsData;
  /** Costs and returns of its homes; left out where the record has no figures. */
  readonly returns?: ReturnsData;
  /** Registered sales, of it or of its area; left out without any, as from a plain backend. */
  readonly sales?: SalesData;
  /** Which visa a home of it reaches; left out where none of Dubai does. */
  readonly visa?: VisaData;
  /** The sources of its figures; left out where it states none. */
  readonly sources?: SourcesData;
  /** The day in Dubai on which the page was made. */
  readonly today: CalendarDay;
}

/** The page of alerts about a project; `null` where the backend has no ids of that kind. */
function alertPathOf({ id }: Project): string | null {
  const search = projectSearch({ project: id, topic: 'all' });
  return projectOfSearch(search) === null ? null : alertPath(search);
}

/** The property detail page (section 2). */
export function ProjectPage({ data }: { readonly data: ProjectData }) {
  const { project, near } = data;
  return project === null ? <LostProject near={near} /> : <Detail project={project} data={data} />;
}

function Detail({ project, data }: { readonly project: Project; readonly data: ProjectData }) {
  const { slugCollisions, similar, units, returns, sales, visa, sources, today } = data;
  const texts = useTexts(textsOf);
  const format = useFormat();
  const refusal = useRefusal();
  const card = useMemo(() => cardOf(project), [project]);
  const photos = project.gallery.length > 0 ? project.gallery : [project.image ?? []].flat();
  const first = firstPhoto(project, photos);
  const { imageWidths = {}, pictureDetails } = project;
  const ofGallery = { name: shownName(project), photos, widths: imageWidths, details: pictureDetails };
  const gallery = useLinkedDialog('photos', loadGallery, ofGallery, photos.length);
  const [asked, setAsked] = useState<Unit | null>(null);
  const isAsking = useRef(false);
  const sheet = useLinkedDialog(
    'plans',
    loadUnitSheet,
    { units: project.unitTypes ?? [], plan: project.paymentPlan ?? [], onAsk: askAbout },
    project.unitTypes?.length ?? 0,
  );
  const isSold = isSoldOut(project.status);
  const own = slugCollisions.length > 1 ? { id: project.id } : {};
  const kept = { ...own, ...returns?.requested, ...visa?.requested };
  const chosen = units?.chosen?.status === 'found' ? units.chosen : null;
  const filtered = units === undefined ? {} : typedUnitQuery(units.requested);
  const planned = chosen === null ? {} : planQuery(chosen.requested.choices);
  const unit = unitOfId(project.unitTypes ?? [], chosen?.id ?? null);
  const [agentName, setAgentName] = useState(project.agents[0]?.name ?? '');
  const agent = project.agents.find(({ name }) => name === agentName) ?? null;

  /** Closes the sheet of a unit, and leads to the form about it. */
  function askAbout(wanted: Unit): void {
    setAsked(wanted);
    isAsking.current = true;
    dialogStore.close();
  }

  // Once the sheet is closed, which returns the focus to its row.
  useEffect(() => {
    const title = document.getElementById('enquiry-title');
    if (!isAsking.current || sheet.dialog !== null || title === null) return;
    isAsking.current = false;
    scrollIntoSight(title, 'start');
    document.getElementById('enquiry-name')?.focus({ preventScroll: true });
  });

  const alike =
    similar.length === 0 ? null : (
      <Container className={styles.similar}>
        <Block id="similar" title={texts.similar}>
          <ShortCards projects={similar} />
        </Block>
      </Container>
    );

  useEffect(() => recentStore.see(card), [card]);

  return (
    <>
      <div className={styles.page}>
        <Container>
          <PrintHead path={paths.project(project, own)} asOf={texts.asOf(format.day(instantOfDay(today)))} />
          <ProjectBreadcrumb project={project} />
          <EnglishNote of={project} />
          <SlugCollisions project={project} slugCollisions={slugCollisions} />
          <FirstView
            {...{ project, card, photos }}
            asking={sales?.asking}
            hasUnit={unit !== null}
            alerts={isSold || units === undefined ? null : alertPathOf(project)}
            onOpenPhotos={gallery.open}
            onFull={refusal.refuse}
          />
          {units === undefined || chosen === null || unit === null ? null : (
            <UnitBlock project={project} own={{ ...kept, ...filtered }} unit={unit} chosen={chosen} now={units.now} />
          )}
        </Container>
        {isSold ? alike : null}
        <Container className={styles.split}>
          <ProjectStory
            {...{ project, returns, sales }}
            gallery={{ photos, first, onOpen: gallery.open }}
            units={{ own: kept, planned, data: units, onOpenUnit: sheet.open }}
          />
          <aside className={styles.side}>
            {isSold ? (
              <SoldOut project={project} hasSimilar={similar.length > 0} />
            ) : (
              <AgentCard project={project} unit={unit ?? asked} agent={agent} onChooseAgent={setAgentName} />
            )}
          </aside>
          <Money {...{ project, returns, visa, sources, today }} own={{ ...own, ...planned, ...filtered }} />
        </Container>
        {isSold ? null : alike}
        {isSold ? null : <ActionBar project={shownName(project)} agent={agent} />}
      </div>
      <div className={styles.compareBar}>
        <CompareBar />
      </div>
      <CompareRefusal refusal={refusal} />
      {gallery.dialog}
      {sheet.dialog}
    </>
  );
}
