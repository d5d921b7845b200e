import fc from 'fast-check';
import { preview } from './preview';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

test.each([
  [words(19), words(19)],
  [words(20), words(20)],
  [words(21), `${words(20)}…`],
  [`<p>${words(30)}</p>`, `${words(20)}…`],
  [`${words(20)}, and more`, `${words(20)}…`],
  ['Short.', 'Short.'],
  ['<p>&nbsp;</p>', null],
  ['<script>alert(1)</script>', null],
  ['', null],
  [null, null],
])('shows %p as %p', (html, text) => {
  expect(preview(html)).toBe(text);
});

test('is never longer than twenty words, nor endless without spaces', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(' ', 'a', '😀', '<', '>', '&amp;', '.'), maxLength: 900 }),
      (html) => {
        const text = preview(html) ?? '';
        expect(text.split(' ').length).toBeLessThanOrEqual(20);
        expect(text.length).toBeLessThanOrEqual(281);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      },
    ),
  );
});
