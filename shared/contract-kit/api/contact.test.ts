import { type PlainBackend, startPlainBackend } from '../testing/plain-backend';
import type { ContactLead } from './calls';
import { contactApi } from './contact';
import { createHttp } from './create-http';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const person = { name: 'Noura', email: 'noura@example.com', phone: '971501234567' };
const about: ContactLead = { message: 'A call, please.', location: 'Cairo', source: 'Contact', ...person };
const career: ContactLead = {
  source: 'Career',
  file: new File(['%PDF-1.7'], 'Résumé.pdf', { type: 'application/pdf' }),
  ...person,
  message: 'Hello',
  location: 'Cairo',
  job_type: 'Property Inspector',
};

async function sent(lead: ContactLead) {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  await contactApi(http).send(lead, 'key-1');
  const [request] = backend.requests;
  const names = [...(request?.body ?? '').matchAll(/form-data; name="(\w+)"/g)].map(([, name]) => name);
  return {
    type: request?.headers['content-type'],
    key: request?.headers['idempotency-key'],
    body: request?.body,
    names,
  };
}

test('sends the message of About as multipart, in the order of section 7', async () => {
  const { type, key, names, body } = await sent(about);
  expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(key).toBe('key-1');
  expect(names).toEqual(['name', 'email', 'phone', 'location', 'message', 'source']);
  expect(body).toContain('A call, please.');
});

test('sends an application with its file in its place', async () => {
  const { names, body } = await sent(career);
  expect(names).toEqual(['job_type', 'name', 'email', 'phone', 'file', 'location', 'message', 'source']);
  expect(body).toContain('filename="Résumé.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7');
});

test('sends along what a machine has filled in', async () => {
  expect((await sent({ ...about, leave_empty: 'http://spam.example' })).names.at(-1)).toBe('leave_empty');
});

test('tells what the backend has said of a refusal', async () => {
  backend.behave({ kind: 'refuse', body: { message: 'We are closed today' } });
  await expect(sent(about)).rejects.toMatchObject({ status: 400, said: 'We are closed today' });
});
