import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The breadcrumb above an opening's page, the highest page first. */
export function stepsAbove(locale: string) {
  return [{ name: textsOf(locale).career, href: paths.career() }] as const;
}
