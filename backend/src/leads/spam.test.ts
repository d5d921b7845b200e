import { looksLikeSpam } from './spam';

test.each([
  [{}, false],
  [{ website: '', filled_ms: '' }, false],
  [{ website: '   ' }, false],
  [{ filled_ms: 8000 }, false],
  [{ filled_ms: '8000' }, false],
  [{ filled_ms: 'soon' }, false],
  [{ filled_ms: null, website: null }, false],
  [{ website: 'https://casino.example' }, true],
  [{ website: 'x', filled_ms: 8000 }, true],
  [{ filled_ms: 300 }, true],
  [{ filled_ms: '0' }, true],
  [{ filled_ms: -5 }, true],
])('judges %p as spam: %p', (values, isSpam) => {
  expect(looksLikeSpam(values)).toBe(isSpam);
});
