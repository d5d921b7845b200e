import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The pages above a developer's. */
export function stepsAbove(locale: string) {
  return [{ name: textsOf(locale).developers, href: paths.developers() }] as const;
}
