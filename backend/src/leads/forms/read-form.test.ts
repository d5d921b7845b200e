import { readForm } from '../read-submission';
import type { Values } from './lead-form';
import { leadForms } from './lead-forms';

function read(name: string, values: Values, hasFile = false) {
  const form = leadForms.named(name);
  if (form === undefined) throw new Error(`There is no form ${name}`);
  return readForm(form, values, hasFile);
}

const person = { name: 'Ana María', phone: '971501234567', email: 'ana@example.com' };
const note = { ...person, type: 'Buyer', message: 'A call, please', consent: true, file: null, source: 'Contact' };
const application = {
  ...person,
  job_type: 'Property Inspector',
  location: 'Dubai',
  message: 'Hello',
  source: 'Career',
};

test.each([
  [{ source: 'web_form', email: 'a@example.com' }, 'subscribe'],
  [{ source: 'subscription', phone: '971501234567' }, 'super-agent'],
  [{ ...person, agent: 'Samuel', property: 'Lazurine Quay', source: 'Contact' }, 'enquiry'],
  [{ ...person, agent: 'Samuel', source: 'Contact' }, 'enquiry'],
  [{ ...person, developer: 'Lazurine Estates', source: 'Contact' }, 'enquiry'],
  [note, 'contact'],
  [{ ...note, source: undefined }, 'contact'],
])('knows a submission by its payload: %p', (values, form) => {
  expect(leadForms.sentAs('json', values).name).toBe(form);
  expect(read(form, values).ok).toBe(true);
});

test('keeps the name of the developer that an enquiry is about', () => {
  expect(read('enquiry', { ...person, developer: 'Pelham & Sons', source: 'Contact' })).toMatchObject({
    ok: true,
    fields: { developer: 'Pelham & Sons' },
  });
});

test('knows the two multipart forms apart', () => {
  expect(leadForms.sentAs('multipart', application).name).toBe('career');
  expect(leadForms.sentAs('multipart', { ...application, source: 'Contact' }).name).toBe('contact-with-location');
  expect(read('career', application, true).ok).toBe(true);
});

test.each([
  ['Zoë O', true],
  ['محمد علي', true],
  ['Nguyễn Văn An', true],
  ['R2D2', false],
  ['<b>Ana</b>', false],
  ['   ', false],
])('takes letters of every script and spaces as a name: %p', (name, ok) => {
  expect(read('contact', { ...note, name }).ok).toBe(ok);
});

test.each([
  ['+971 50 123 4567', '971501234567'],
  ['(050) 123-4567', '971501234567'],
  [971501234567, '971501234567'],
])('stores %p with the country code', (phone, kept) => {
  expect(read('super-agent', { source: 'subscription', phone })).toMatchObject({ fields: { phone: kept } });
});

test.each([
  ['super-agent', { source: 'subscription', phone: '' }, 'phone', 'Phone number is required'],
  ['super-agent', { source: 'subscription' }, 'phone', 'Phone number is required'],
  [
    'super-agent',
    { source: 'subscription', phone: 'call me' },
    'phone',
    'Check this number. Outside the UAE, start with the country code, such as 44.',
  ],
  [
    'super-agent',
    { source: 'subscription', phone: '12' },
    'phone',
    'Check this number. Outside the UAE, start with the country code, such as 44.',
  ],
  ['contact', { ...note, consent: false }, 'consent', 'Please grant permission'],
  ['contact', { ...note, message: ' ' }, 'message', 'Enter a message.'],
  ['contact', { ...note, type: 'Owner' }, 'type', 'Choose Buyer, Broker or Builder.'],
  ['subscribe', { source: 'web_form', email: 'ana' }, 'email', 'Enter an email address like name@example.com.'],
  ['subscribe', { source: 'web_form', email: { $gt: '' } }, 'email', 'Enter your email address.'],
  ['career', { ...application, location: undefined }, 'location', 'Enter your city or country.'],
  ['career', { ...application, message: 'x'.repeat(5001) }, 'message', 'Use 5,000 characters or fewer.'],
] as const)('says what is wrong in a %s form, once a field: %p', (form, values, field, message) => {
  expect(read(form, values, true)).toMatchObject({ ok: false, errors: [{ field, message }] });
});

test('takes a home form without a role, as none is marked required there', () => {
  expect(read('contact', { ...note, type: '' }).ok).toBe(true);
  expect(read('contact', { ...note, type: null }).ok).toBe(true);
});

test('keeps nothing that the form does not have', () => {
  const kept = read('subscribe', { source: 'web_form', email: 'a@example.com', isAdmin: true });
  expect(kept).toMatchObject({ fields: { email: 'a@example.com', source: 'web_form' } });
  expect(kept.ok && Object.keys(kept.fields).sort()).toEqual(['email', 'source']);
});

test('asks for the file of a form that has one, behind its fields', () => {
  expect(read('career', { ...application, message: '' })).toMatchObject({
    errors: [
      { field: 'message', message: 'Enter a message.' },
      { field: 'file', message: 'Add your CV.' },
    ],
  });
});
