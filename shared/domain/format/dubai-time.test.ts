import { inDubai, instantInDubai } from './dubai-time';

test('a time in Dubai is the same instant four hours earlier in UTC, and back', () => {
  expect(instantInDubai('2026-11-26T02:05')).toBe('2026-11-25T22:05:00.000Z');
  expect(inDubai('2026-11-25T22:05:00.000Z')).toBe('2026-11-26T02:05');
});

test.each(['', '2026-11-26', 'tomorrow', '2026-13-01T10:00'])('%p is not a time', (text) => {
  expect(instantInDubai(text)).toBeNull();
});
