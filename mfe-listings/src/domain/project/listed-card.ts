import type { ProjectCard } from '@iwan/shared/domain/model/entities';

/**
 * A project as a card in a list shows it. The data of a part are in the document beside its HTML, so a card has no preview of the
 * description, which only the carousel of trending projects shows, and of its agents only what a message to them needs.
 */
export function listedCard(project: ProjectCard): ProjectCard {
  const agents = project.agents.map(({ name, phone, translation }) => ({
    ...{ name, phone, designation: null, image: null },
    ...(translation && { translation }),
  }));
  return { ...project, agents, preview: null };
}
