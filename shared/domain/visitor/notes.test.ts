import { joinTexts, noteLimits, restoreNotes, writeNote } from './notes';

const notes = [
  { id: 'b', text: 'Noisy' },
  { id: 'a', text: 'Sea view' },
];

test.each([
  ['adds a note at the front', 'c', 'Dark', ['c', 'b', 'a']],
  ['moves a changed note to the front', 'a', 'Sea view, balcony', ['a', 'b']],
  ['removes a note without a text', 'a', ' \n', ['b']],
])('%s', (_, id, text, ids) => {
  expect(writeNote(notes, id, text).map((note) => note.id)).toEqual(ids);
});

test('keeps what is typed as it is, spaces at the end too', () => {
  expect(writeNote(notes, 'a', 'Sea ')[0]).toEqual({ id: 'a', text: 'Sea ' });
});

test('leaves out the oldest beyond the limit', () => {
  const many = Array.from({ length: noteLimits.notes }, (_, index) => ({ id: String(index), text: 'x' }));
  const written = writeNote(many, 'new', 'y');
  expect([written.length, written[0]?.id, written.at(-1)?.id]).toEqual([noteLimits.notes, 'new', '98']);
});

test.each([
  [null, []],
  ['x', []],
  [[null, 1, { id: 'a' }, { id: '', text: 'x' }, { id: 'a', text: 7 }, { id: 'a', text: ' ' }, notes[0]], [notes[0]]],
  [[{ id: 'a', text: 'x'.repeat(3_000), colour: 'teal' }], [{ id: 'a', text: 'x'.repeat(2_000) }]],
])('restores %j', (value, restored) => {
  expect(restoreNotes(value)).toEqual(restored);
});

test.each([
  ['Sea view', 'Noisy', 'Sea view\nNoisy'],
  ['Sea view', 'Sea view, noisy', 'Sea view, noisy'],
  ['Sea view, noisy', ' noisy ', 'Sea view, noisy'],
  ['Sea view', '', 'Sea view'],
])('joins "%s" and "%s"', (earlier, later, joined) => {
  expect(joinTexts(earlier, later)).toBe(joined);
});
