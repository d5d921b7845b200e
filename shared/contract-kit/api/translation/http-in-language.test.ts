import { languages } from '../../../domain/format/languages';
import type { Http } from '../../contracts/http';
import { httpInLanguage, sendingInLanguage } from './http-in-language';

const [english, arabic] = languages;

test.each([
  [arabic, '/api/teamapi', '/api/teamapi?lang=ar'],
  [arabic, '/api/projectapi?fields=card&page=2', '/api/projectapi?fields=card&page=2&lang=ar'],
  [arabic, '/api/blogs/1?lang=en', '/api/blogs/1?lang=en'],
  // A resource of the site, whose language is in its path.
  [arabic, '/payment-plan/7', '/payment-plan/7'],
  [english, '/api/teamapi', '/api/teamapi'],
])('a page in %j that reads %s asks for %s', async ({ locale }, path, asked) => {
  const get = jest.fn(async () => null);
  const http: Http = { get, send: async () => null, report: () => {} };
  await httpInLanguage(http, () => locale).get(path);
  expect(get).toHaveBeenCalledWith(asked, undefined);
});

test('a form is sent with the language of its page, where that is not the default one', async () => {
  const send = jest.fn(async () => null);
  const http: Http = { get: async () => null, send, report: () => {} };
  for (const { locale } of [arabic, english])
    await sendingInLanguage(http, () => locale).send('POST', '/api/contact', {});
  expect(send.mock.calls).toEqual([
    ['POST', '/api/contact?lang=ar', {}, undefined],
    ['POST', '/api/contact', {}, undefined],
  ]);
});
