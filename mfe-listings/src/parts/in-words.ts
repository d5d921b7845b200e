import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { Project, ProjectAgent, ProjectCard, ProjectDeveloper } from '@iwan/shared/domain/model/entities';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';

/** What of a project is words of a page. */
type Worded = Translated & {
  readonly name: string;
  readonly developer?: (Pick<ProjectDeveloper, 'name'> & Translated) | null;
  readonly agents?: readonly (Pick<ProjectAgent, 'name'> & Translated)[];
} & Partial<
    Pick<ProjectCard, 'location' | 'units' | 'labels' | 'categories' | 'subCategories'> & Pick<Project, 'amenities'>
  >;

const lists = ['units', 'labels', 'categories', 'subCategories', 'amenities'] as const;

const named = <One extends Translated & { readonly name: string }>(one: One): One => ({ ...one, name: shownName(one) });

/**
 * A project in the words of a page's language, to be shown only: its address, its status, criteria and enquiries are made of the project itself.
 * The same object in the language of the records.
 */
export function inWords<Shown extends Worded>(project: Shown, locale: string): Shown {
  if (process.env.ONLY_LANGUAGE === 'en') return project;
  if (languageOf(locale).code === defaultLanguage.code) return project;
  const { developer, agents, location } = project;
  const words = (list: readonly string[]) => list.map((value) => valueWords(value, locale));
  const worded: Partial<Worded> = {
    name: shownName(project),
    ...(developer && { developer: named(developer) }),
    ...(agents && { agents: agents.map(named) }),
    ...(location && { location: locationIn(location, locale) }),
    ...Object.fromEntries(lists.flatMap((list) => (project[list] ? [[list, words(project[list])]] : []))),
  };
  return { ...project, ...worded };
}

/** The same for the language of the page. */
export const useWords = <Shown extends Worded>(project: Shown): Shown => inWords(project, useLocale());
