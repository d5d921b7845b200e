import { isSoldOut, statusBadge } from './sold-out';

test.each(['Sold OUT', 'SOLD OUT', 'sold out', ' Sold Out '])('%p is sold out', (status) => {
  expect(isSoldOut(status)).toBe(true);
  expect(statusBadge(status)).toBe('Sold Out');
});

test.each(['Ready', 'Almost sold out', 'SoldOut', ''])('%p is not sold out', (status) => {
  expect(isSoldOut(status)).toBe(false);
  expect(statusBadge(status)).toBe(status || null);
});

test('a project without a status has no badge', () => {
  expect(isSoldOut(null)).toBe(false);
  expect(statusBadge(null)).toBeNull();
});
