import type { ContactLead } from '../api/calls';
import type { PlainBackend } from '../testing/plain-backend';
import { providePlainBackend } from '../testing/provide-plain-backend';
import { sendLead } from './use-submission';

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
  await expect(sendLead(lead, 'key-1', { retries: 2 })).rejects.toMatchObject({ name: 'ApiError' });
  expect(backend.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(times).fill('key-1'));
});

/** Lets the backend respond normally again after `times` requests. */
async function healAfter(times: number): Promise<void> {
  while (backend.requests.length < times) await new Promise((resolve) => setTimeout(resolve, 20));
  backend.behave({ kind: 'respond' }, '/api/contact');
}

test.each([
  ['a failing server', { kind: 'status', status: 503 }],
  ['a broken line', { kind: 'drop' }],
] as const)(
  'after %s that is well again meanwhile a lead has arrived, once and under its key',
  async (_, behaviour) => {
    backend.behave(behaviour, '/api/contact');
    const [outcome] = await Promise.all([sendLead(lead, 'key-2', { retries: 2 }), healAfter(1)]);
    expect(outcome).toBeUndefined();
    expect(backend.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-2', 'key-2']);
    expect(JSON.parse(backend.requests.at(-1)?.body ?? '')).toEqual(lead);
  },
);

test('a lead that arrives at once is sent once', async () => {
  await sendLead(lead, 'key-3', { retries: 2 });
  expect(backend.requests).toHaveLength(1);
});

test('without retries a lead is sent once, whatever comes of it', async () => {
  backend.behave({ kind: 'status', status: 500 }, '/api/contact');
  await expect(sendLead(lead, 'key-4', { retries: 0 })).rejects.toMatchObject({ status: 500 });
  expect(backend.requests).toHaveLength(1);
});
