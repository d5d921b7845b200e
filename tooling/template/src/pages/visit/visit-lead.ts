import type { LeadDeclaration } from '@iwan/shared/contracts/lead';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { textsOf } from './texts';

const texts = textsOf(defaultLanguage.locale);

/** What the backend has to know of the form of this page: its release declares it in `src/exposes.ts`. */
export const visitLead: Omit<LeadDeclaration, 'name'> = {
  title: texts.leadTitle,
  consent: texts.consent,
  fields: {
    name: { kind: 'name', missing: texts.name.missing },
    phone: { kind: 'phone', missing: texts.phone.missing },
    day: { kind: 'text', missing: texts.day.missing },
  },
};
