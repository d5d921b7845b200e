import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { LeadStage } from '@iwan/shared/domain/office/lead-stages';
import type { Role } from '@iwan/shared/domain/office/roles';

/** The name of a field as words, for one that has no label: `consent_text` and `consentText` => `Consent text`. */
export const plainName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const roles: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  agent: 'Agent',
  reader: 'Read only',
};

const stages: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  answered: 'Replied',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
};

/** Texts that several screens share. */
export const textsOf = defineTexts({ en: () => ({ roles, stages }) });
