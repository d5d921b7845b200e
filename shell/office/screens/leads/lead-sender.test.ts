import { leadTitle, senderOf } from './lead-sender';

test.each([
  [{ name: ' Mia Noor ', email: 'mia@example.com', phone: '971500000001' }, 'Mia Noor'],
  [{ name: '  ', email: 'mia@example.com' }, 'mia@example.com'],
  [{ phone: '971500000001', source: 'subscription' }, '971500000001'],
  // A field of another name is not a contact field.
  [{ full_name: 'Mia Noor', mobile: '971500000001' }, '#7'],
  [{ name: 7, email: null, phone: ['971500000001'] }, '#7'],
])('the title of a lead with %j is %s', (fields, title) => {
  expect(leadTitle({ id: 7, fields })).toBe(title);
});

test('a sender has what the form asks for, without white space around it, and nothing else', () => {
  expect(senderOf({ fields: { name: ' Mia ', email: '', job_type: 'Agent' } })).toEqual({
    name: 'Mia',
    email: null,
    phone: null,
  });
});
