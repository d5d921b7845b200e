import type { FormName } from '@iwan/shared/forms/posted-form';
import { postedLead } from './posted-lead';

/** What is posted without a file. */
const lead = (form: FormName, fields: Readonly<Record<string, string>>, file: File | null = null) =>
  postedLead(form, { texts: new URLSearchParams(fields), file });

const contact = {
  name: 'Zoë O’Neil 3',
  phone: '+971 50 123 4567',
  email: ' zoe@example.com ',
  type: 'Buyer',
  message: 'Two bedrooms, please.',
  consent: 'on',
};

test('takes an e-mail to subscribe', () => {
  expect(lead('subscribe', { email: ' reader@example.com' })).toEqual({
    kind: 'lead',
    lead: {
      source: 'web_form',
      email: 'reader@example.com',
    },
  });
});

test('takes a phone number as digits when permission is given', () => {
  const fields = { phone: '+971 50 123', consent: 'on' };
  expect(lead('super-agent', fields)).toEqual({
    kind: 'lead',
    lead: { source: 'subscription', phone: '97150123' },
  });
});

test('takes the whole contact form', () => {
  expect(lead('contact', contact)).toEqual({
    kind: 'lead',
    lead: {
      source: 'Contact',
      name: 'Zoë ONeil',
      phone: '971501234567',
      email: 'zoe@example.com',
      type: 'Buyer',
      message: 'Two bedrooms, please.',
      consent: true,
      file: null,
    },
  });
});

test('takes an enquiry with the project and the agent that it is about', () => {
  const { name, phone, email } = contact;
  const fields = { name, phone, email, agent: 'Layla Haddad', property: 'Quay 7/8', other: 'x' };
  expect(lead('enquiry', fields)).toEqual({
    kind: 'lead',
    lead: {
      source: 'Contact',
      name: 'Zoë ONeil',
      phone: '971501234567',
      email: 'zoe@example.com',
      agent: 'Layla Haddad',
      property: 'Quay 7/8',
    },
  });
});

test.each([
  [{ agent: ' Zoë Müller ' }, { agent: 'Zoë Müller' }],
  [{ developer: 'Pelham & Sons' }, { developer: 'Pelham & Sons' }],
  [
    { agent: '', property: 'Quay 7/8' },
    { agent: '', property: 'Quay 7/8' },
  ],
])('takes an enquiry with the names that its page gives, and no others: %j', (fields, about) => {
  const { name, phone, email } = contact;
  const person = { name: 'Zoë ONeil', phone: '971501234567', email: 'zoe@example.com' };
  expect(lead('enquiry', { name, phone, email, ...fields })).toEqual({
    kind: 'lead',
    lead: { ...person, ...about, source: 'Contact' },
  });
});

test.each([
  ['an enquiry of nobody', 'enquiry', { ...contact, name: '123' }],
  ['an enquiry without a way back', 'enquiry', { ...contact, email: '' }],
  ['an e-mail that is none', 'subscribe', { email: 'nobody' }],
  ['no phone number', 'super-agent', { phone: 'call me', consent: 'on' }],
  ['no permission', 'super-agent', { phone: '971' }],
  ['no message', 'contact', { ...contact, message: ' ' }],
] as const)('refuses %s', (_, form, fields) => {
  expect(lead(form, fields)).toMatchObject({ kind: 'problems' });
});

test('refuses a contact form without consent', () => {
  const { consent: _, ...fields } = contact;
  expect(lead('contact', fields)).toMatchObject({ kind: 'problems' });
});
