import { BodyCache } from './body-cache';

const megabyte = 1024 * 1024;

test('keeps twelve megabytes of answers, and gives up what was used the longest ago', () => {
  const bodies = new BodyCache();
  for (let number = 0; number < 12; number += 1) bodies.set(number, `body ${number}`, megabyte);
  expect(bodies.get(0)).toMatchObject({ body: 'body 0' });
  bodies.set(12, 'body 12', megabyte);
  expect(bodies.get(1)).toBeUndefined();
  expect([0, 2, 12].map((number) => bodies.get(number)?.body)).toEqual(['body 0', 'body 2', 'body 12']);
});

test('keeps the whole list of a plain backend, and nothing beside it', () => {
  const bodies = new BodyCache();
  bodies.set(1, 'small', 10);
  bodies.set(2, 'whole list', 40 * megabyte);
  expect([bodies.get(1), bodies.get(2)?.body]).toEqual([undefined, 'whole list']);
  bodies.set(3, 'small', 10);
  expect([bodies.get(2), bodies.get(3)?.body]).toEqual([undefined, 'small']);
});
