import { paths } from '@iwan/shared/paths/paths';
import { texts } from './texts';

/** The pages above an opening's, the highest first. */
export const stepsAbove = [{ name: texts.career, href: paths.career() }] as const;
