import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';

/** What a card shows of a project, without what only its own page needs: for the stores of this browser. */
export function cardOf(project: Project): ProjectCard {
  const { id, name, image, status, location, categories, subCategories, labels, units } = project;
  const { price, area, developer, agents, preview, translation } = project;
  return {
    ...{ id, name, image, status, location, categories, subCategories, labels, units },
    ...{ price, area, developer, agents, preview },
    ...(translation !== undefined && { translation }),
  };
}
