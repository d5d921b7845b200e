import type { ProjectCard } from '@iwan/shared/domain/model/entities';

/** What a slide shows of a project. */
export type FreshProject = Pick<
  ProjectCard,
  'id' | 'name' | 'translation' | 'image' | 'location' | 'developer' | 'units' | 'price' | 'area'
>;

/** A project as a slide shows it, without its other fields: the data of a part are in the document of Home, beside its HTML. */
export function freshProject(project: ProjectCard): FreshProject {
  const { id, name, translation, image, location, developer, units, price, area } = project;
  return { id, name, ...(translation && { translation }), image, location, developer, units, price, area };
}
