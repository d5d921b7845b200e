import type { EnquiryAbout } from '../api/calls';
import { enquiryTexts } from './enquiry-texts';
import { leadField } from './field-rules';
import { type About, defineLeadForm } from './lead-form';

const { missing, emailUnreadable, ...labels } = enquiryTexts;

/** Asks about a project, an agent or a developer (section 7; rules of section 5). A failure is tried once more, then shown. */
export const enquiryForm = defineLeadForm({
  name: 'enquiry',
  fields: {
    name: leadField('name', { label: labels.name, missing: missing.name }),
    phone: leadField('phone', { label: labels.phone, missing: missing.phone }),
    email: leadField('email', { label: labels.email, missing: missing.email, unreadable: emailUnreadable }),
  },
  toLead: (person, about) => ({ ...person, ...namesOf(about), source: 'Contact' }),
  words: enquiryTexts,
  successFor: 4000,
  retries: 1,
});

/** What the page has said of itself, and nothing more. */
function namesOf(about: About): EnquiryAbout {
  const name = (field: string) => (about[field] ?? '').trim();
  if ('developer' in about) return { developer: name('developer') };
  return 'property' in about ? { agent: name('agent'), property: name('property') } : { agent: name('agent') };
}
