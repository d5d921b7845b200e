import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { z } from 'zod';
import { phone } from './field-rules';
import type { LeadForm } from './lead-form';

/** The phone number of a visitor who wants a call from a super agent. */
export const superAgent: LeadForm = {
  name: 'super-agent',
  sentAs: 'json',
  knownBy: { source: 'subscription' },
  fields: z.object({ phone, source: z.literal('subscription') }),
  consent: consentTextsOf(defaultLanguage.locale).superAgent,
  subject: ({ phone }) => ['New super agent sign-up', phone],
};
