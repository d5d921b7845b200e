import { consentTextsOf } from '../../domain/contact/consent-texts';
import { byLocale } from '../../domain/format/by-locale';
import type { EnquiryAbout } from '../api/calls';
import { enquiryTextsOf } from './enquiry-texts';
import { doNotCall, leadField, withDoNotCall } from './field-rules';
import { type About, defineLeadForm } from './lead-form';

/** The enquiry about a project, an agent or a developer (section 7; rules of section 5). Retried once after a failure. */
export const enquiryForm = byLocale((locale) => {
  const words = enquiryTextsOf(locale);
  const { missing, emailUnreadable } = words;
  return defineLeadForm({
    name: 'enquiry',
    fields: {
      name: leadField('name', { label: words.name, missing: missing.name }, locale),
      phone: leadField('phone', { label: words.phone, missing: missing.phone }, locale),
      email: leadField('email', { label: words.email, missing: missing.email, unreadable: emailUnreadable }, locale),
      ...doNotCall(locale),
    },
    toLead: (person, about) => ({ ...withDoNotCall(person), ...namesOf(about), source: 'Contact' }),
    words: { ...words, agreement: consentTextsOf(locale).sending },
    successFor: 4000,
    retries: 1,
  });
});

/** The names that the page has given, and no other fields. */
function namesOf(about: About): EnquiryAbout {
  const name = (field: string) => (about[field] ?? '').trim();
  if ('developer' in about) return { developer: name('developer') };
  if (!('property' in about)) return { agent: name('agent') };
  const unit = name('unit');
  return { agent: name('agent'), property: name('property'), ...(unit !== '' && { unit }) };
}
