import type { ContactLead } from '../contracts/api';
import type { PlainBackend } from '../testing/plain-backend';
import { providePlainBackend } from '../testing/provide-plain-backend';
import { sendLead } from './send-lead';

let backend: PlainBackend;
const lead: ContactLead = { source: 'web_form', email: 'layla@iwan.example' };

beforeAll(async () => {
  backend = await providePlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test.each([
  ['a failing server', { kind: 'status', status: 500 }, 3],
  ['a broken line', { kind: 'drop' }, 3],
  ['a refusal', { kind: 'status', status: 400 }, 1],
  ['too many at once', { kind: 'status', status: 429 }, 1],
] as const)('after %s a lead is sent %p times in all, under one key', async (_, behaviour, times) => {
  backend.behave(behaviour, '/api/contact');
  await expect(sendLead(lead, 'key-1', 2)).rejects.toMatchObject({ name: 'ApiError' });
  expect(backend.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(times).fill('key-1'));
});
