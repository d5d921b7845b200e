import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { waysOut, without } from '@iwan/shared/domain/search/facets/relaxations';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { criterionText } from '../filter/criterion-text';
import { textsOf as chipTextsOf } from './active-filters/active-filters-texts';
import { chosenFilters } from './active-filters/choices';
import { textsOf } from './texts';

interface EmptyResultsProps {
  readonly criteria: SearchCriteria;
  readonly found: SearchResult<ProjectCard>;
  readonly isUnknown: boolean;
  readonly hrefOf: (criteria: SearchCriteria) => string;
  readonly clearHref: string;
}

/** 'No properties available' (section 2), the likely cause, and the link that keeps the most filters. */
export function EmptyResults({ criteria, found, isUnknown, hrefOf, clearHref }: EmptyResultsProps) {
  const texts = useTexts(textsOf);
  const chipTexts = useTexts(chipTextsOf);
  const locale = useLocale();
  const filters = chosenFilters(criteria, locale).length;
  const [best] = waysOut(criteria, found.relaxations);
  if (filters === 0 || isUnknown) {
    return (
      <EmptyState title={texts.none} reason={isUnknown ? texts.unknown : texts.noFilters}>
        <ButtonLink look="primary" href={paths.properties()}>
          {texts.all}
        </ButtonLink>
      </EmptyState>
    );
  }
  const clear = (
    <ButtonLink look="outline" href={clearHref}>
      {chipTexts.clear}
    </ButtonLink>
  );
  if (best === undefined) {
    return (
      <EmptyState title={texts.none} reason={texts.nothing(filters)}>
        {clear}
      </EmptyState>
    );
  }
  const { criterion, count } = best;
  const label = criterionText(criteria, criterion, locale);
  const isBudget = criterion === 'budget';
  return (
    <EmptyState
      title={texts.none}
      reason={isBudget ? texts.onlyBudget(filters, count) : texts.onlyOne(filters, label, count)}
    >
      <ButtonLink look="primary" href={hrefOf(without(criteria, criterion))}>
        {isBudget ? texts.anyPrice : texts.without(label)}
      </ButtonLink>
      {clear}
    </EmptyState>
  );
}
