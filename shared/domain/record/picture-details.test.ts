import { detailOf, readPictureDetails } from './picture-details';

const read = (...pictures: unknown[]) => readPictureDetails({ pictures });

test('reads the alternative text and the focal point of each picture', () => {
  expect(
    read({ file: 'a.webp', alt: ' The lobby ', focus_x: 25, focus_y: 0 }, { file: 'b.webp', alt: 'Pool' }),
  ).toEqual({
    'a.webp': { alt: 'The lobby', focus: { x: 25, y: 0 } },
    'b.webp': { alt: 'Pool' },
  });
});

test.each([
  [{ file: 'javascript:alert(1)', alt: 'x' }],
  [{ file: '../a.webp', alt: 'x' }],
  [{ file: 'a.webp', alt: ' ' }],
  [{ file: 'a.webp', focus_x: 101, focus_y: 50 }],
  [{ file: 'a.webp', focus_x: '50', focus_y: 50 }],
  [{ file: 'a.webp', focus_x: Number.NaN, focus_y: 50 }],
  [{ file: 'a.webp', focus_x: 50 }],
  ['a.webp'],
  [null],
])('leaves out %j', (entry) => {
  expect(read(entry)).toBeNull();
});

test('has no details for a path that is the name of a property of every object', () => {
  expect(detailOf(read({ file: 'a.webp', alt: 'x' }) ?? undefined, 'constructor')).toEqual({});
});
