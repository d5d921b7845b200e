import { enquiryProblems } from './enquiry';

const enquiry = { name: 'Noura', phone: '971501234567', email: 'noura@example.com' };

test.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'missing' }],
  [{ phone: '' }, { phone: 'missing' }],
  [{ phone: '12' }, { phone: 'unreadable' }],
  [{ email: ' ' }, { email: 'missing' }],
  [{ email: 'noura@' }, { email: 'unreadable' }],
  [
    { name: '', phone: '', email: '' },
    { name: 'missing', phone: 'missing', email: 'missing' },
  ],
])('an enquiry with %p lacks %p', (changes, problems) => {
  expect(enquiryProblems({ ...enquiry, ...changes })).toEqual(problems);
});
