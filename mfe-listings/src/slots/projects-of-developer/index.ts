import { projectsOfSlot } from '../../parts/projects-of/projects-of-slot';

export const slot = projectsOfSlot('developer');
