import { paths } from '@iwan/shared/paths/paths';
import { texts } from './texts';

/** The pages above a developer's. */
export const stepsAbove = [{ name: texts.developers, href: paths.developers() }] as const;
