import { isSameLead } from './store';

const lead = { form: 'enquiry', fields: { name: 'Ana', email: 'ana@example.com' }, attachment: null };

test.each([
  ['itself', lead, true],
  ['its fields in another order', { ...lead, fields: { email: 'ana@example.com', name: 'Ana' } }, true],
  ['a field that says nothing', { ...lead, fields: { ...lead.fields, agent: undefined } }, true],
  ['the language of another page', { ...lead, fields: { ...lead.fields, locale: 'ar' } }, true],
  ['another name', { ...lead, fields: { ...lead.fields, name: 'Ben' } }, false],
  ['a field more', { ...lead, fields: { ...lead.fields, agent: 'Layla' } }, false],
  ['another form', { ...lead, form: 'contact' }, false],
  ['a file', { ...lead, attachment: { bytes: 12 } }, false],
])('a lead beside %s: %j', (_, other, isSame) => {
  expect(isSameLead(lead, other)).toBe(isSame);
});
