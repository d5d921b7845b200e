import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';
import type { Suggestions } from '@iwan/shared/domain/search/suggestions';
import { isNearly, matchText } from '@iwan/shared/domain/search/words/text-match';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { type SuggestionKind, textsOf } from './texts';

/** An option of the list. */
export interface SuggestedOption {
  /** `words`: the search for the text as it is. */
  readonly kind: SuggestionKind | 'words';
  readonly name: string;
  /** The name in the language of the page, where it has another one. */
  readonly shown?: string;
  /** Shown at its end: the number of projects, the location of a project, or what the text is understood as. */
  readonly note: string;
  /** The path of a recent search, which picking it opens. */
  readonly href?: string;
}

/** The options of the suggestions in their order; projects that only belong to what is named, such as an agent, come after it. */
export function suggestedOptions(
  { areas, kinds, projects, developers, agents, landmarks }: Suggestions<ProjectCard>,
  text: string,
  locale: string,
): readonly SuggestedOption[] {
  const texts = textsOf(locale);
  const { value: wordsOf } = homeTextsOf(locale);
  const named = (name: string, shown: string) => ({ name, ...(shown !== name && { shown }) });
  const match = matchText(text);
  const counted = (kind: SuggestionKind, found: typeof areas) =>
    found.map(({ value, count, shown }) => ({
      ...{ kind, ...named(value, shown ?? wordsOf(value)), note: texts.projects(count) },
    }));
  const projectOptions = projects.map((project) => ({
    ...{ kind: 'project' as const, ...named(project.name, shownName(project)) },
    note: project.location === null ? '' : wordsOf(project.location),
  }));
  const isNamed = projects.some((project) =>
    [project.name, shownName(project)].some((name) => isNearly(match.cover(searchWords(name)), match.all)),
  );
  return [
    ...counted('area', areas),
    ...counted('kind', kinds),
    ...(isNamed ? projectOptions : []),
    ...counted('developer', developers),
    ...counted('agent', agents),
    ...(isNamed ? [] : projectOptions),
    ...counted('landmark', landmarks),
  ];
}
