import { languages } from '@iwan/shared/domain/format/languages';
import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import type { Translated } from '@iwan/shared/domain/translation/record-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { EnglishNote, RecordName, RecordWords } from './record-words';

const [english, arabic] = languages;
const own = { name: 'Heron Quay' };
const inArabic = { name: 'Heron Quay', translation: { name: 'رصيف البلشون', missing: ['description'] } };
const whole = { name: 'Heron Quay', translation: { name: 'رصيف البلشون', missing: ['meta'] } };

const shown = (of: Translated & typeof own, { locale }: (typeof languages)[number]) =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <RecordName of={of} />
      <RecordWords of={of} field="description" as="div">
        <p>Towers.</p>
      </RecordWords>
      <EnglishNote of={of} />
    </LocaleContext>,
  );

test('a page in the language of the records shows them without further elements', () => {
  expect(shown(own, english)).toBe('Heron Quay<p>Towers.</p>');
});

test('a page in another language marks what it has in English only, and says so once', () => {
  expect(shown(inArabic, arabic)).toMatch(
    /^رصيف البلشون<div lang="en" dir="ltr"><p>Towers\.<\/p><\/div><p>[^<]+<\/p>$/,
  );
  expect(shown(whole, arabic)).toBe('رصيف البلشون<p>Towers.</p>');
});

test('what a backend does not translate is all in English', () => {
  expect(shown(own, arabic)).toMatch(/^<span lang="en" dir="ltr">Heron Quay<\/span><div lang="en" dir="ltr">/);
});
