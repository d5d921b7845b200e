import type { RouteModule } from '@iwan/shared/contracts/module';
import { languages } from '@iwan/shared/domain/format/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { inOwnLanguages } from './own-languages';

const [english, arabic] = languages;
const page: RouteModule<unknown> = {
  loader: async ({ locale }) => locale,
  head: (_, { locale }) => ({ title: locale, description: '' }),
  Component: ({ locale, direction }) => (
    <p>
      {locale} {direction}
    </p>
  ),
};
const args = { params: {}, query: new URLSearchParams(), signal: new AbortController().signal, http: {} as never };
const shown = (own: RouteModule<unknown>, { locale, direction }: (typeof languages)[number]) =>
  renderToStaticMarkup(<own.Component data="" locale={locale} direction={direction} />);

test('a part without the language of the page is run in English, and is marked as English', async () => {
  const own = inOwnLanguages(page, []);
  expect(shown(own, arabic)).toBe(`<div lang="en" dir="ltr"><p>${english.locale} ltr</p></div>`);
  expect(await own.loader?.({ ...args, locale: arabic.locale, direction: 'rtl' })).toBe(english.locale);
  expect(own.head('', { locale: arabic.locale, direction: 'rtl' }).title).toBe(english.locale);
});

test('a part with the language of the page is left as it is, and so is every part of an English page', () => {
  expect(shown(inOwnLanguages(page, ['ar']), arabic)).toBe(`<p>${arabic.locale} rtl</p>`);
  expect(shown(inOwnLanguages(page, []), english)).toBe(`<p>${english.locale} ltr</p>`);
});

test('a loader asks the backend for records in the language that it is run in', async () => {
  const asking: RouteModule<unknown> = { ...page, loader: ({ http }) => http.get('/api/teamapi') };
  const http = { get: async (path: string) => path } as never;
  const load = (further?: readonly string[]) =>
    inOwnLanguages(asking, further).loader?.({ ...args, http, locale: arabic.locale, direction: 'rtl' });
  expect(await Promise.all([load(), load(['ar']), load([])])).toEqual([
    ...['/api/teamapi?lang=ar', '/api/teamapi?lang=ar', '/api/teamapi'],
  ]);
});
