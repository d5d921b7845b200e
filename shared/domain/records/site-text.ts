import type { RecordDescription } from './field';
import { siteTextNames } from './site-texts';

/** A text of the footer, a legal one, or a template of answers to leads. Its name decides how long it may be, and which gaps it has. */
export const siteText = {
  name: { kind: 'choice', options: siteTextNames, isRequired: true },
  /** With gaps (`domain/records/site-texts`). */
  text: { kind: 'lines', isTranslatable: true, group: 'main' },
} as const satisfies RecordDescription;
