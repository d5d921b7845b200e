import { leadSource } from '@iwan/shared/contracts/lead';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { consentField, leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** The form of this page. The backend applies the rules of `visit-lead.ts` again. */
export const visitForm = byLocale((locale) => {
  const words = textsOf(locale);
  return defineLeadForm({
    name: 'visit',
    fields: {
      name: leadField('name', words.name, locale),
      phone: leadField('phone', words.phone, locale),
      day: { label: words.day.label, empty: '', issueOf: (day) => (day === '' ? words.day.missing : undefined) },
      consent: consentField({ label: words.consent, missing: words.consentMissing }),
    },
    toLead: (values) => ({ ...values, source: leadSource('mfe-guides', 'visit') }),
    words,
    successFor: 4000,
  });
});
