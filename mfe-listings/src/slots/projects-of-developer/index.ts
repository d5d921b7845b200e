import { defineSlot } from '@iwan/shared/contracts/module';
import type { ProjectsOfData } from '../../parts/projects-of/projects-of';
import { ProjectsOfDeveloper } from './projects-of-developer';

export const slot = defineSlot<ProjectsOfData>({
  Component: ProjectsOfDeveloper,
  loader: async (args) => (await import('../../parts/projects-of/load-projects-of')).loadProjectsOf('developer', args),
});
