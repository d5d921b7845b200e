import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The breadcrumb above an agent's page, the highest page first. */
export function stepsAbove(locale: string) {
  const texts = textsOf(locale);
  return [
    { name: texts.team, href: paths.ourTeam() },
    { name: texts.agents, href: paths.agents() },
  ] as const;
}
