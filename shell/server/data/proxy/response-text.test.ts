import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { answerText } from './api-route';

const list = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Harbour ${id} "${'x'.repeat(500)}"` }));

test.each([
  ['a list', { data: list(3_000) }],
  ['a list with what was made of the question', { data: list(2_500), meta: { total: 2_500, filters: {} } }],
  ['an empty list beside much else', { data: [], meta: { text: 'x'.repeat(2_000_000) } }],
])('writes %s of more than a megabyte a few records at a time, and the same', async (_, body) => {
  const written = answerText({ body, bytes: 2_000_000 });
  expect(written).toBeInstanceOf(Readable);
  expect(JSON.parse(await text(written as Readable))).toEqual(body);
});

test('writes what is small at once', () => {
  expect(answerText({ body: { data: [] }, bytes: 11 })).toBe('{"data":[]}');
});
