import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@iwan/shared/api/api-error';
import type { WireError } from '@iwan/shared/contracts/http';
import { isFooterText, siteTextNames } from '@iwan/shared/domain/records/site-texts';
import { english } from '@iwan/shared/testing/english';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from './footer';
import { builtInFooterOf } from './footer-texts';
import { parseFooter } from './parse-footer';

const { locale } = english;

function parse(data: unknown) {
  const errors: WireError[] = [];
  return { changes: parseFooter({ data }, locale, (error) => errors.push(error)), errors };
}

const seed: readonly { readonly name: string; readonly text: string }[] = JSON.parse(
  readFileSync(join(__dirname, '../../../../backend/seed/texts.json'), 'utf8'),
);

test('a new database of our own backend has the built-in texts, so that documents contain none of them twice', () => {
  expect(seed.map(({ name }) => name)).toEqual(siteTextNames.filter(isFooterText));
  expect(Object.fromEntries(seed.map(({ name, text }) => [name.slice(7), text]))).toEqual(builtInFooterOf(locale));
  expect(parse(seed)).toEqual({ changes: {}, errors: [] });
});

test('reads the texts that are others', () => {
  const data = [
    { name: 'footer.promise', text: ' Homes,\u0000 once a week. ' },
    { name: 'footer.rights', text: '{year} Iwan & Co' },
    { name: 'footer.terms', text: 'Terms and Conditions' },
    { name: 'legal.terms', text: '# Fee' },
  ];
  expect(parse(data)).toEqual({
    changes: { promise: 'Homes, once a week.', rights: '{year} Iwan & Co' },
    errors: [],
  });
});

test('keeps the built-in text where another one is missing, malformed or has a gap that is not filled', () => {
  const data = [
    { name: 'footer.promise', text: null },
    { name: 'footer.visit', text: ['x'] },
    { name: 'footer.registration', text: 'No. {year}' },
    { name: 'footer.areas', text: '{toString}' },
  ];
  expect(parse(data)).toEqual({ changes: {}, errors: [] });
  const unknown = [{ name: 'answer.first', text: 'x' }, { name: '__proto__', text: 'x' }, 'text', null];
  expect(parse(unknown)).toMatchObject({ changes: {}, errors: unknown.map((_, index) => ({ index })) });
});

test('a text longer than a line is cut', () => {
  const { changes } = parse([{ name: 'footer.promise', text: 'x'.repeat(5000) }]);
  expect(changes.promise).toHaveLength(300);
});

test.each([['no JSON'], [{ data: 'x' }], [null]])('a response %j is refused', (body) => {
  expect(() => parseFooter(body, locale, () => {})).toThrow(ApiError);
});

test('the year is that of Dubai, four hours before it begins in UTC', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T20:00:00Z') });
  expect(
    renderToStaticMarkup(<Footer place={{ pathname: '/', search: '' }} changes={{ rights: '© {year} Iwan' }} />),
  ).toContain('© 2027 Iwan');
  jest.useRealTimers();
});
