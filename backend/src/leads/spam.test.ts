import { looksHasty, looksLikeSpam } from './spam';

test.each([
  [{}, false],
  [{ website: '', filled_ms: '' }, false],
  [{ website: '   ' }, false],
  [{ website: null }, false],
  [{ filled_ms: 300 }, false],
  [{ leave_empty: 'https://casino.example' }, false],
  [{ leave_empty: 'Ana', filled_ms: 8000, message: 'As on https://iwan.example' }, false],
  [{ website: 'https://casino.example', message: 'Hello' }, false],
  [{ filled_ms: 300, message: 'https://a.example https://b.example' }, false],
  [{ leave_empty: 'x', filled_ms: 300 }, true],
  [{ website: 'x', filled_ms: 300 }, true],
  [{ leave_empty: 'x', message: 'https://a.example and HTTP://b.example' }, true],
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
