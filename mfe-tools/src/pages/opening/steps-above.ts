import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** The pages above an opening's, the highest first. */
export function stepsAbove(locale: string) {
  return [{ name: textsOf(locale).career, href: paths.career() }] as const;
}
