import { siteTextNames } from '../model/site-texts';
import type { RecordDescription } from './field';

/** A text of the footer, or a template of answers to leads. Its name decides how long it may be, and which gaps it has. */
export const siteText = {
  name: { kind: 'choice', options: siteTextNames, isRequired: true },
  /** With gaps (`domain/model/site-texts`). */
  text: { kind: 'lines', isTranslatable: true, group: 'main' },
} as const satisfies RecordDescription;
