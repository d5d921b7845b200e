import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The breadcrumb above a developer's page. */
export function stepsAbove(locale: string) {
  return [{ name: textsOf(locale).developers, href: paths.developers() }] as const;
}
