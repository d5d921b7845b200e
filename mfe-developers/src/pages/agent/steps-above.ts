import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The pages above an agent's, the highest first. */
export function stepsAbove(locale: string) {
  const texts = textsOf(locale);
  return [
    { name: texts.team, href: paths.ourTeam() },
    { name: texts.agents, href: paths.agents() },
  ] as const;
}
