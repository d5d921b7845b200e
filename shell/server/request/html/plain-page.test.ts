import { languages } from '@iwan/shared/domain/format/languages';
import { plainPage } from './plain-page';

const words = { title: 'Away', words: 'Please come again.' };

test.each(languages.map(({ code, locale, direction }) => [locale, code, direction]))(
  'in %s it says its language and direction, and leads Home in it',
  (locale, code, direction) => {
    const html = plainPage({ locale, ...words });
    expect(html).toContain(`<html lang="${code}" dir="${direction}">`);
    expect(html).toContain(`<a href="${code === 'ar' ? '/ar' : '/'}">`);
  },
);

test.each([
  [{ afterSeconds: 2 }, '<meta http-equiv="refresh" content="2">'],
  [{ afterSeconds: 0, href: '/faq/?a=1&b="2"#f' }, 'content="0; url=/faq/?a=1&amp;b=&quot;2&quot;#f">'],
])('goes on by itself where it is told to: %j', (redirect, written) => {
  expect(plainPage({ locale: 'en-AE', ...words, redirect })).toContain(written);
});

test('stays where it is not', () => {
  expect(plainPage({ locale: 'en-AE', ...words })).not.toContain('http-equiv="refresh"');
});
