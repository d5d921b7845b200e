import { paths } from '@iwan/shared/paths/paths';
import { texts } from './texts';

/** The pages above an agent's, the highest first. */
export const stepsAbove = [
  { name: texts.team, href: paths.ourTeam() },
  { name: texts.agents, href: paths.agents() },
] as const;
