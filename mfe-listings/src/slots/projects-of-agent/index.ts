import { defineSlot } from '@iwan/shared/contracts/module';
import type { ProjectsOfData } from '../../parts/projects-of/projects-of';
import { ProjectsOfAgent } from './projects-of-agent';

export const slot = defineSlot<ProjectsOfData>({
  Component: ProjectsOfAgent,
  loader: async (args) => (await import('../../parts/projects-of/load-projects-of')).loadProjectsOf('agent', args),
});
