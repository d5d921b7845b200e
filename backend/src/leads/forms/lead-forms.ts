import { isBookable, type Meeting, meetings } from '@iwan/shared/domain/booking/booking-times';
import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { handSources } from '@iwan/shared/domain/contact/hand-sources';
import { dubaiZone, isTimeZone } from '@iwan/shared/domain/format/time-zones';
import { z } from 'zod';
import { refusals } from '../../http/refusals/refusals';
import { createLeadForms } from './create-lead-forms';
import { consent, doNotCall, email, location, message, name, phone, required, text } from './field-rules';
import type { LeadForm } from './lead-form';

/** A lead that somebody in the office has entered: a call, a visitor of the office. */
export const byHand = {
  name: 'by-hand',
  sentAs: 'office',
  knownBy: 'nothing else',
  fields: z.object({
    name,
    phone: phone.optional(),
    email: email.optional(),
    property: text,
    message: message.optional(),
    source: z.enum(handSources, { error: 'Choose a source' }),
  }),
  subject: ({ property, name }) => ['New lead by hand', property ?? name],
} satisfies LeadForm;

/** Leads refer to it. */
export const bookingForm = 'booking';
const meetingNames = Object.keys(meetings) as [Meeting, ...Meeting[]];

const agreedBySending = (locale: string) => consentTextsOf(locale).sending;

/** An e-mail address for news. */
const subscribe: LeadForm = {
  name: 'subscribe',
  sentAs: 'json',
  knownBy: { source: 'web_form' },
  fields: z.object({ email, source: z.literal('web_form') }),
  consent: (locale) => consentTextsOf(locale).subscribing,
  receipt: 'newsletter',
  subject: ({ email }) => ['New subscriber', email],
};

/** The phone number of a visitor who wants a call from a super agent. */
const superAgent: LeadForm = {
  name: 'super-agent',
  sentAs: 'json',
  knownBy: { source: 'subscription' },
  fields: z.object({ phone, source: z.literal('subscription') }),
  consent: (locale) => consentTextsOf(locale).superAgent,
  subject: ({ phone }) => ['New super agent sign-up', phone],
};

/** An application for a job, with a résumé. */
const career: LeadForm = {
  name: 'career',
  sentAs: 'multipart',
  knownBy: { source: 'Career' },
  fields: z.object({
    job_type: required(refusals.jobMissing, 200),
    name,
    phone,
    email,
    location,
    message,
    do_not_call: doNotCall,
    source: z.literal('Career'),
  }),
  consent: agreedBySending,
  file: { missing: refusals.cvMissing },
  receipt: 'application',
  subject: ({ job_type }) => ['New application', job_type],
};

/**
 * An enquiry about a project, one unit of it, an agent or a developer, each by name. `unit` and `developer` are not in section
 * 7.
 */
const enquiry: LeadForm = {
  name: 'enquiry',
  sentAs: 'json',
  knownBy: { anyField: ['property', 'agent', 'developer'] },
  fields: z.object({
    ...{ name, phone, email, do_not_call: doNotCall },
    ...{ agent: text, property: text, unit: text, developer: text, source: text },
  }),
  consent: agreedBySending,
  receipt: 'enquiry',
  subject({ property, unit, developer, agent, name }) {
    if (property && unit) return ['New enquiry', `${property}: ${unit}`];
    if (property) return ['New enquiry', property];
    if (developer) return ['New enquiry about a developer', developer];
    if (agent) return ['New enquiry for an agent', agent];
    return ['New enquiry', property ?? name];
  },
};

/** A call or a viewing with an agent, at a time that is theirs alone (`booking`). Not of section 7. */
const booking: LeadForm = {
  name: bookingForm,
  sentAs: 'json',
  knownBy: { source: 'Booking' },
  fields: z.object({
    meeting: z.enum(meetingNames, { error: refusals.timeMissing }),
    at: z
      .string({ error: refusals.timeMissing })
      .refine((at) => isBookable(new Date(at), new Date()), refusals.timeMissing)
      .transform((at) => new Date(at).toISOString()),
    zone: z.string().refine(isTimeZone).catch(dubaiZone),
    ...{ name, phone, email },
    agent: required(refusals.checkForm, 200),
    source: z.literal('Booking'),
  }),
  consent: agreedBySending,
  receipt: 'booking',
  subject: ({ meeting, agent }) => [meeting === 'Viewing' ? 'New viewing' : 'New call', agent],
};

/** The message form of the About page and the footer. */
const contactWithLocation: LeadForm = {
  name: 'contact-with-location',
  sentAs: 'multipart',
  knownBy: 'nothing else',
  fields: z.object({ name, phone, email, location, message, do_not_call: doNotCall, source: text }),
  consent: agreedBySending,
  receipt: 'message',
  subject: ({ name }) => ['New message', name],
};

/** The role is optional on the home form (section 5), where it is empty if not chosen. */
const role = z.union([z.enum(['Buyer', 'Broker', 'Builder']), z.literal('')], {
  error: refusals.roleMissing,
});

/** The message form of Home and of the Contact page. */
const contact: LeadForm = {
  name: 'contact',
  sentAs: 'json',
  knownBy: 'nothing else',
  fields: z.object({
    name,
    phone,
    email,
    type: role.nullish(),
    message,
    do_not_call: doNotCall,
    consent,
    source: text,
  }),
  consent: (locale) => consentTextsOf(locale).contact,
  receipt: 'message',
  subject: ({ name }) => ['New message', name],
};

/** The forms of `POST /api/contact`, and the one of the office. */
export const leadForms = createLeadForms([
  contact,
  enquiry,
  booking,
  subscribe,
  superAgent,
  contactWithLocation,
  career,
  byHand,
]);
