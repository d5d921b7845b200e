import { ratioOf } from './shown-picture';

test.each([
  ['media/uploaded/0a1b-3200x2000.webp', '3200 / 2000'],
  ['media/uploaded/0a1b-1600x2000.webp', '1600 / 2000'],
  ['media/uploaded/0a1b-0x2000.webp', undefined],
  ['media/towers/marina-1200x800.webp.svg', undefined],
  ['media/towers/marina.jpg', undefined],
  ['', undefined],
])('the ratio of %p is %p', (path, ratio) => {
  expect(ratioOf(path)).toBe(ratio);
});
