import { mergeLists, noteChanges, parseSavedLists, type SavedEntry, type SavedLists } from './saved-lists';

const now = 1_000_000;
const entry = (id: string, at: number, fields: object = {}): SavedEntry => ({ id, at, ...fields });
const removal = (id: string, at: number) => entry(id, at, { removed: true });
const favourites = (...entries: readonly SavedEntry[]): SavedLists => ({ favourites: entries });
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(`p${index}`, index + 1));
const day = 86_400_000;

describe('the lists of two devices', () => {
  test.each<[string, SavedLists, SavedLists, SavedLists]>([
    [
      'have what both have added',
      favourites(entry('a', 1)),
      favourites(entry('b', 2)),
      favourites(entry('b', 2), entry('a', 1)),
    ],
    [
      'have one entry where both have added the same',
      favourites(entry('a', 1)),
      favourites(entry('a', 5)),
      favourites(entry('a', 5)),
    ],
    [
      'do not have what one has removed since',
      favourites(entry('a', 1)),
      favourites(removal('a', 2)),
      favourites(removal('a', 2)),
    ],
    [
      'have what was added again after its removal',
      favourites(entry('a', 3)),
      favourites(removal('a', 2)),
      favourites(entry('a', 3)),
    ],
    [
      'keep an entry that was added and removed at one moment',
      favourites(entry('a', 2)),
      favourites(removal('a', 2)),
      favourites(entry('a', 2)),
    ],
    [
      'have the later state of an entry that both have changed, with the fields of a later release',
      { searches: [entry('?q', 1, { name: 'Old' })] },
      { searches: [entry('?q', 2, { name: 'New', colour: 'teal' })] },
      { searches: [entry('?q', 2, { name: 'New', colour: 'teal' })] },
    ],
    [
      'have a list of a later release',
      favourites(),
      { tours: [entry('n', 1, { text: 'Sea view' })] },
      { favourites: [], tours: [entry('n', 1, { text: 'Sea view' })] },
    ],
    [
      'leave out the oldest beyond the limit',
      { comparison: many(2) },
      { comparison: [entry('x', 9), entry('y', 8)] },
      { comparison: [entry('x', 9), entry('y', 8), entry('p1', 2)] },
    ],
  ])('%s', (_, one, other, merged) => {
    expect(mergeLists(one, other, now)).toEqual(merged);
    expect(mergeLists(other, one, now)).toEqual(merged);
  });

  test('forget a removal after six months, and the oldest of many', () => {
    const later = 400 * day;
    expect(mergeLists(favourites(removal('a', later - 181 * day), removal('b', later - day)), {}, later)).toEqual(
      favourites(removal('b', later - day)),
    );
    const removals = Array.from({ length: 70 }, (_, index) => removal(`p${index}`, later - index));
    expect(mergeLists(favourites(...removals), {}, later).favourites).toHaveLength(60);
  });
});

describe('what a visitor does on a device', () => {
  const known = favourites(entry('b', 20), entry('a', 10));
  const note = (ids: readonly string[], lists = known, before: readonly string[] = ['b', 'a'], at = now) =>
    mergeLists(
      noteChanges(lists, { favourites: before }, { favourites: ids.map((id) => ({ id })) }, at, 'desk'),
      {},
      at,
    ).favourites;

  test.each<[string, readonly string[], readonly SavedEntry[]]>([
    ['nothing', ['b', 'a'], [entry('b', 20), entry('a', 10)]],
    ['adds one', ['c', 'b', 'a'], [entry('c', now), entry('b', 20), entry('a', 10)]],
    ['removes one', ['b'], [removal('a', now), entry('b', 20)]],
    ['moves one to the front', ['a', 'b'], [entry('a', now), entry('b', 20)]],
    [
      'adds two, the later one first',
      ['d', 'c', 'b', 'a'],
      [entry('d', now), entry('c', now - 1), entry('b', 20), entry('a', 10)],
    ],
  ])('%s', (_, ids, expected) => {
    expect(note(ids)).toEqual(expected);
  });

  test('is later than what is known where the clock of the device is behind', () => {
    const [first] = note(['a', 'b'], known, ['b', 'a'], 5) ?? [];
    expect(first).toMatchObject({ id: 'a' });
    expect(first?.at).toBeGreaterThan(20);
    expect(note(['b'], known, ['b', 'a'], 5)?.[0]).toMatchObject({ id: 'a', removed: true });
  });

  test('does not remove what this device could not show', () => {
    expect(note(['b'], known, ['b'])).toEqual([entry('b', 20), entry('a', 10)]);
  });

  test('adds everything on a device that has merged nothing yet, also what was removed elsewhere before', () => {
    expect(note(['a'], favourites(removal('a', 10)), [])).toEqual([entry('a', now)]);
  });
});

describe('the note of a home', () => {
  const note = (at: number, text: string, by: object) => entry('a', at, { text, by });
  const removed = (at: number, by: object) => entry('a', at, { removed: true, by });

  test.each<[string, SavedEntry, SavedEntry, SavedEntry]>([
    [
      'the same',
      note(5, 'Sea view', { phone: 5 }),
      note(5, 'Sea view', { phone: 5 }),
      note(5, 'Sea view', { phone: 5 }),
    ],
    [
      'the one that was changed with the other at hand, also by a clock that is behind',
      note(5, 'Sea view', { phone: 5 }),
      note(3, 'Sea view, noisy', { phone: 5, desk: 3 }),
      note(3, 'Sea view, noisy', { phone: 5, desk: 3 }),
    ],
    [
      'the one that was shortened with the other at hand',
      note(5, 'Sea view, noisy', { phone: 5 }),
      note(6, 'Noisy', { phone: 5, desk: 6 }),
      note(6, 'Noisy', { phone: 5, desk: 6 }),
    ],
    [
      'both where each device has changed it, the earlier above the later',
      note(7, 'Sea view', { phone: 7, desk: 1 }),
      note(6, 'Noisy', { phone: 2, desk: 6 }),
      note(7, 'Noisy\nSea view', { phone: 7, desk: 6 }),
    ],
    [
      'the longer one where it contains the other',
      note(7, 'Sea view', { phone: 7 }),
      note(6, 'Sea view, noisy', { desk: 6 }),
      note(7, 'Sea view, noisy', { phone: 7, desk: 6 }),
    ],
    [
      'no text where one device has removed what the other has',
      note(5, 'Sea view', { phone: 5 }),
      removed(6, { phone: 5, desk: 6 }),
      removed(6, { phone: 5, desk: 6 }),
    ],
    [
      'the text where it was changed before a removal that did not know the change',
      note(6, 'Sea view, noisy', { phone: 6 }),
      removed(7, { phone: 5, desk: 7 }),
      note(7, 'Sea view, noisy', { phone: 6, desk: 7 }),
    ],
    [
      'no text where both have removed it',
      removed(6, { phone: 6 }),
      removed(7, { desk: 7 }),
      removed(7, { phone: 6, desk: 7 }),
    ],
  ])('of two devices is %s', (_, one, other, merged) => {
    expect(mergeLists({ notes: [one] }, { notes: [other] }, now)).toEqual({ notes: [merged] });
    expect(mergeLists({ notes: [other] }, { notes: [one] }, now)).toEqual({ notes: [merged] });
  });

  const known = { notes: [note(20, 'Sea view', { phone: 20 })] };
  const change = (shown: readonly { readonly id: string; readonly text: string }[]) =>
    noteChanges(known, { notes: ['a'] }, { notes: shown }, now, 'desk').notes;

  test.each<[string, readonly { readonly id: string; readonly text: string }[], SavedEntry]>([
    ['stays', [{ id: 'a', text: 'Sea view' }], note(20, 'Sea view', { phone: 20 })],
    ['is changed', [{ id: 'a', text: 'Noisy' }], note(now, 'Noisy', { phone: 20, desk: now })],
    ['is removed', [], removed(now, { phone: 20, desk: now })],
  ])('%s on this device', (_, shown, expected) => {
    expect(change(shown)).toEqual([expected]);
  });

  test('has the texts of three devices in the end, in whichever order they were merged', () => {
    const lists = ['One', 'Two', 'Three'].map((text, at) => ({ notes: [note(at + 1, text, { [text]: at + 1 })] }));
    const [one = {}, two = {}, three = {}] = lists;
    const first = mergeLists(mergeLists(one, two, now), three, now);
    expect(first.notes?.[0]?.text).toBe('One\nTwo\nThree');
    expect(mergeLists(first, two, now)).toEqual(first);
    expect(mergeLists(mergeLists(three, two, now), one, now).notes?.[0]?.by).toEqual(first.notes?.[0]?.by);
  });
});

test.each([
  [null, {}],
  [
    { favourites: 'x', searches: [null, { id: 1, at: 2 }, { id: '', at: 2 }, { id: 'a', at: '2' }, entry('b', 2)] },
    { favourites: [], searches: [entry('b', 2)] },
  ],
])('reads %j as lists', (value, lists) => {
  expect(parseSavedLists(value)).toEqual(lists);
});
