import { type PlainBackend, startPlainBackend } from '../testing/plain-backend';
import { createHttp } from './create-http';
import { ratesApi } from './rates';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.reset());

const rates = () => ratesApi(createHttp({ baseUrl: backend.url, report: () => {} }));

test.each(['service', 'last-good', 'snapshot'] as const)(
  'reads the rates of a base, and that they are of the %s',
  async (source) => {
    const body = { base: 'RUB', date: '2026-03-04', rates: { EUR: 0.0107 }, source };
    backend.behave({ kind: 'body', body }, '/rates/latest/RUB');
    await expect(rates().latest('RUB')).resolves.toEqual(body);
  },
);

test.each([[null], [{ rates: {} }], [{ base: 'EUR', rates: { RUB: 93 } }]])('takes %j for no rates', async (body) => {
  backend.behave({ kind: 'body', body }, '/rates/');
  await expect(rates().latest('RUB')).rejects.toMatchObject({ name: 'ApiError', kind: 'format' });
});
