import type { Loaded } from '@iwan/shared/api/loaded';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { wholeView } from '@iwan/shared/domain/map/map-query';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type CategoryTab, categoryOfTab, categoryTabs } from '@iwan/shared/domain/project/category';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type Page, pageCount, pageRange } from '@iwan/shared/domain/search/paging';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { useRecent } from '@iwan/shared/state/site-store';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { Tabs } from '@iwan/shared/ui/actions/tabs';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { Value } from '@iwan/shared/ui/records/value';
import { CompareBar } from '../../parts/compare/compare-bar';
import { CompareRefusal, useRefusal } from '../../parts/compare/compare-refusal';
import { ListToolbar } from '../../parts/listing/list-toolbar';
import { LoadFailure } from '../../parts/load-failure';
import { pageQuery } from '../../parts/page-query';
import { PastTheEnd } from '../../parts/past-the-end';
import { ProjectGrid } from '../../parts/project-card/project-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import type { ProjectPage } from '../../parts/use-project-pages';
import styles from './properties-page.module.css';
import { textsOf } from './texts';
import { TrendingCarousel } from './trending-carousel';

export interface PropertiesData {
  readonly tab: CategoryTab;
  /** `null` for the list's own order. */
  readonly sort: ProjectSort | null;
  /** The requested page. */
  readonly page: number;
  readonly projects: Loaded<ProjectPage>;
  readonly trending: Loaded<Page<ProjectCard>>;
}

const tabsIn = (sort: ProjectSort | null, locale: string) =>
  categoryTabs.map((tab) => ({
    id: tab,
    label: valueWords(tab, locale),
    href: paths.properties(pageQuery(tab, 1, sort)),
  }));

/** The Properties page (section 2): tabs and pages are addresses, so that reload, Back and a shared link return to them. */
export function PropertiesPage({ data: { tab, sort, page, projects, trending } }: { readonly data: PropertiesData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const locale = useLocale();
  const refusal = useRefusal();
  const category = categoryOfTab(tab);
  const criteria = { ...noCriteria, categories: category === undefined ? [] : [category] };
  const results = paths.filterProperty();
  const again = paths.properties(pageQuery(tab, page, sort));
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
        <div data-scroll="keep">
          <Tabs label={partTexts.tabs} panel="properties" tabs={tabsIn(sort, locale)} chosen={tab} />
        </div>
        <div className={styles.tools}>
          <ListToolbar
            search={{ action: results, query: listingQuery({ criteria, sort }), text: '' }}
            filter={{ criteria, action: results, sort, clearHref: results }}
            order={{ path: paths.properties(), query: pageQuery(tab, 1), sort }}
            mapHref={paths.map({ ...listingQuery({ criteria }), view: wholeView })}
          />
        </div>
        <h2 id="properties-list" className="visually-hidden">
          <Value of={tab} />
        </h2>
        {projects.status === 'failed' ? (
          <LoadFailure message={projects.message} href={again}>
            {texts.restWorks}
          </LoadFailure>
        ) : (
          <PropertiesList tab={tab} sort={sort} requested={page} projects={projects.value} onFull={refusal.refuse} />
        )}
      </Container>
      <CompareBar />
      <CompareRefusal refusal={refusal} />
      <TrendingCarousel projects={trending} retryHref={again} />
      <RecentlyViewed />
    </>
  );
}

interface PropertiesListProps extends Pick<PropertiesData, 'tab' | 'sort'> {
  readonly requested: number;
  readonly projects: ProjectPage;
  readonly onFull: () => void;
}

function PropertiesList({ tab, sort, requested, projects, onFull }: PropertiesListProps) {
  const partTexts = useTexts(partTextsOf);
  const { page, total } = projects;
  return (
    <>
      <PastTheEnd requested={requested} last={page} firstHref={paths.properties(pageQuery(tab, 1, sort))} />
      <ProjectGrid projects={projects.items} flow="stack" eager={1} onFull={onFull} />
      {total === 0 ? null : (
        <div className={styles.pager} data-scroll="properties-list">
          <Pager
            text={partTexts.paging(pageRange(projects))}
            previous={page > 1 ? paths.properties(pageQuery(tab, page - 1, sort)) : null}
            next={page < pageCount(projects) ? paths.properties(pageQuery(tab, page + 1, sort)) : null}
          />
        </div>
      )}
    </>
  );
}

/** Recently viewed projects at the end of a page; rendered in the browser only, once there are any. */
function RecentlyViewed() {
  const texts = useTexts(partTextsOf);
  const locale = useLocale();
  const projects = useRecent((recent) => recent.projects);
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="recently-viewed">
      <Container>
        <SectionHead id="recently-viewed" title={texts.recentlyViewed} />
        <ul className={styles.row}>
          {projects.map((project) => (
            <li key={project.id} className={styles.entry}>
              <FramedPicture
                path={project.image}
                alt=""
                width={240}
                height={180}
                sizes="(max-width: 767.98px) 60vw, 240px"
              />
              <h3>
                <CardLink href={paths.project(project)}>
                  <RecordName of={project} />
                </CardLink>
              </h3>
              {project.location === null ? null : <p>{locationIn(project.location, locale)}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
