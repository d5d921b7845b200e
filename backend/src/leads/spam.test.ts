import { looksHasty, looksLikeSpam } from './spam';

test.each([
  [{}, false],
  [{ website: '', filled_ms: '' }, false],
  [{ website: '   ' }, false],
  [{ website: null }, false],
  [{ filled_ms: 300 }, false],
  [{ website: 'https://casino.example' }, true],
  [{ website: 'x', filled_ms: 8000 }, true],
])('judges %p as spam: %p', (values, isSpam) => {
  expect(looksLikeSpam(values)).toBe(isSpam);
});

test.each([
  [{}, false],
  [{ filled_ms: 8000 }, false],
  [{ filled_ms: '8000' }, false],
  [{ filled_ms: 'soon' }, false],
  [{ filled_ms: null }, false],
  [{ filled_ms: 300 }, true],
  [{ filled_ms: '0' }, true],
  [{ filled_ms: -5 }, true],
])('judges %p as sent faster than anybody types: %p', (values, isHasty) => {
  expect(looksHasty(values)).toBe(isHasty);
});
