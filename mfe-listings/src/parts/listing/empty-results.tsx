import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { SearchCriteria, SearchCriterion } from '@iwan/shared/domain/search/criteria/search-criteria';
import { waysOut, without } from '@iwan/shared/domain/search/facets/relaxations';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Link } from '@iwan/shared/ui/links/link';
import { criterionText } from '../filter/criterion-text';
import { ProjectGrid } from '../project-card/project-grid';
import { SearchAlert } from '../save-search/search-alert';
import { textsOf as chipTextsOf } from './active-filters/active-filters-texts';
import { chosenFilters } from './active-filters/choices';
import styles from './empty-results.module.css';
import { textsOf } from './texts';
import type { Nearest } from './understood-search';

/** More would be a second filter. */
const mostWays = 3;

interface EmptyResultsProps {
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
  readonly found: SearchResult<ProjectCard>;
  readonly isUnknown: boolean;
  readonly hrefOf: (criteria: SearchCriteria) => string;
  readonly clearHref: string;
  /** Some projects that match without one criterion. */
  readonly nearest?: readonly Nearest[] | undefined;
  readonly onFull: () => void;
}

/** 'No properties available' (section 2), the likely cause, and the searches without one criterion that have results. */
export function EmptyResults({
  criteria,
  slug,
  found,
  isUnknown,
  hrefOf,
  clearHref,
  nearest = [],
  onFull,
}: EmptyResultsProps) {
  const texts = useTexts(textsOf);
  const chipTexts = useTexts(chipTextsOf);
  const locale = useLocale();
  const filters = chosenFilters(criteria, locale).map(({ label }) => label);
  const ways = waysOut(criteria, found.relaxations).slice(0, mostWays);
  if (filters.length === 0 || isUnknown) {
    return (
      <EmptyState isHeading title={texts.none} reason={isUnknown ? texts.unknown : texts.noFilters}>
        <ButtonLink look="primary" href={paths.properties()}>
          {texts.all}
        </ButtonLink>
      </EmptyState>
    );
  }
  const beyondBudget = ways.find(({ criterion }) => criterion === 'budget')?.count;
  const labelOf = (criterion: SearchCriterion) => {
    if (criterion === 'budget') return texts.anyPrice;
    if (criterion === 'noneOf') return texts.leavingOut;
    return criterion === 'locations' || criterion === 'within'
      ? texts.anyArea
      : texts.without(criterionText(criteria, criterion, locale));
  };
  const empty = (
    <EmptyState
      isHeading
      title={texts.none}
      reason={[texts.nothing(filters), ...(beyondBudget === undefined ? [] : [texts.onlyBudget(beyondBudget)])].join(
        ' ',
      )}
    >
      <div className={styles.offers}>
        {ways.length === 0 ? (
          <ButtonLink href={clearHref}>{chipTexts.clear}</ButtonLink>
        ) : (
          <ul className={styles.ways}>
            {ways.map(({ criterion, count }) => (
              <li key={criterion}>
                <Link href={hrefOf(without(criteria, criterion))}>
                  <strong>{labelOf(criterion)}</strong> <span>{texts.found(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {found.searchAlerts ? <SearchAlert criteria={criteria} slug={slug} sendsAlerts isMain /> : null}
      </div>
    </EmptyState>
  );
  return (
    <>
      {empty}
      {nearest.map(({ criterion, total, projects }) => (
        <section key={criterion} className={styles.nearest}>
          <h2>{texts.nearest(labelOf(criterion), total)}</h2>
          <ProjectGrid projects={projects} flow="row" onFull={onFull} />
          {total > projects.length ? (
            <TextLink href={hrefOf(without(criteria, criterion))}>{texts.seeNearest}</TextLink>
          ) : null}
        </section>
      ))}
    </>
  );
}
