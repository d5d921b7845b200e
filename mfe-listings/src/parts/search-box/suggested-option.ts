import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { Suggestions } from '@iwan/shared/domain/search/suggestions';
import { type SuggestionKind, textsOf } from './texts';

/** An option of the list. */
export interface SuggestedOption {
  /** `words`: the search for the text as it is. */
  readonly kind: SuggestionKind | 'words';
  readonly name: string;
  /** Shown at its end: the number of projects, the location of a project, or what the text is understood as. */
  readonly note: string;
}

/** The options of the suggestions in their order. */
export function suggestedOptions(
  { areas, projects, developers, landmarks }: Suggestions<ProjectCard>,
  locale: string,
): readonly SuggestedOption[] {
  const texts = textsOf(locale);
  const counted = (kind: SuggestionKind, found: typeof areas) =>
    found.map(({ value, count }) => ({ kind, name: value, note: texts.projects(count) }));
  return [
    ...counted('area', areas),
    ...projects.map(({ name, location }) => ({ kind: 'project' as const, name, note: location ?? '' })),
    ...counted('developer', developers),
    ...counted('landmark', landmarks),
  ];
}
