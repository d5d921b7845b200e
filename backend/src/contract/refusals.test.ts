/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';
import { postJson } from '../testing/sign-in';

const backend = demoBackend();

const enquiry = { name: 'Ana', phone: '971501234567', email: 'ana@example.com', property: 'Quay', source: 'Contact' };

test.each([
  [
    '/api/contact',
    { ...enquiry, phone: '12' },
    'phone',
    'Check this number. Outside the UAE, start with the country code, such as 44.',
  ],
  ['/api/contact', { email: 'ana', source: 'web_form' }, 'email', 'Enter an email address like name@example.com.'],
  ['/api/comment', { blog_id: 1, comment: ' ' }, 'comment', 'Enter a comment.'],
  ['/api/reply', { blog_id: 1, comment: 'Hello' }, 'comment_id', 'Please say which comment this answers'],
  ['/api/send-user-otp', { email: '' }, 'email', 'Enter your email address.'],
  ['/api/verify-user-otp', { email: 'ana@example.com', otp: '12' }, 'otp', 'The code has 6 digits'],
])('%s says at which field a rule was broken: %p', async (url, payload, field, message) => {
  const response = await postJson(backend, url, payload);
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field, message }] }]);

  const document = (await backend.get('/openapi.json')).json();
  const { schema } = document.paths[url].post.responses['400'].content['application/json'];
  expect(schema.required).toEqual(['message']);
  expect(Object.keys(schema.properties.errors.items.properties)).toEqual(['field', 'message']);
});

test('every field at fault is named, in the order of the form', async () => {
  const response = await postJson(backend, '/api/contact', { property: 'Quay', source: 'Contact' });
  const { message, errors } = response.json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'phone', 'email']);
  expect(message).toBe(errors[0].message);
});
