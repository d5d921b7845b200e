import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { z } from 'zod';
import { consent, email, message, name, phone, text } from './field-rules';
import type { LeadForm } from './lead-form';

/** The role is optional on the home form (section 5), where it is empty if not chosen. */
const role = z.union([z.enum(['Buyer', 'Broker', 'Builder']), z.literal('')], {
  error: 'Please choose Buyer, Broker or Builder',
});

/** The message form of Home and of the Contact page. */
export const contact: LeadForm = {
  name: 'contact',
  sentAs: 'json',
  knownBy: 'nothing else',
  fields: z.object({ name, phone, email, type: role.nullish(), message, consent, source: text }),
  consent: consentTextsOf(defaultLanguage.locale).contact,
  subject: ({ name }) => ['New message', name],
};
