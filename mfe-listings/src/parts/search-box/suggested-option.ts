import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { Suggestions } from '@iwan/shared/domain/search/suggestions';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { type SuggestionKind, textsOf } from './texts';

/** An option of the list, and its link. */
export interface SuggestedOption {
  readonly kind: SuggestionKind;
  readonly name: string;
  /** Shown at its end: the number of properties, or the location of a project. */
  readonly note: string;
  readonly href: string;
}

/** The options of the suggestions in their order. Their links keep the other criteria. */
export function suggestedOptions(
  { areas, projects, developers, landmarks }: Suggestions<ProjectCard>,
  criteria: SearchCriteria,
  locale: string,
): readonly SuggestedOption[] {
  const texts = textsOf(locale);
  const results = (changes: Partial<SearchCriteria>) =>
    paths.filterAllProperty(listingQuery({ criteria: { ...criteria, query: null, ...changes } }));
  return [
    ...areas.map(({ value, count }) => ({
      kind: 'area' as const,
      name: value,
      note: texts.properties(count),
      href: results({ locations: [value] }),
    })),
    ...projects.map((project) => ({
      kind: 'project' as const,
      name: project.name,
      note: project.location ?? '',
      href: paths.project(project),
    })),
    ...developers.map(({ value, count }) => ({
      kind: 'developer' as const,
      name: value,
      note: texts.properties(count),
      href: results({ developer: value }),
    })),
    ...landmarks.map(({ value, count }) => ({
      kind: 'landmark' as const,
      name: value,
      note: texts.properties(count),
      href: results({ query: value }),
    })),
  ];
}
