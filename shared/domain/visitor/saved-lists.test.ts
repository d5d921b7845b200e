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
      { notes: [entry('n', 1, { text: 'Sea view' })] },
      { favourites: [], notes: [entry('n', 1, { text: 'Sea view' })] },
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
    mergeLists(noteChanges(lists, { favourites: before }, { favourites: ids.map((id) => ({ id })) }, at), {}, at)
      .favourites;

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

test.each([
  [null, {}],
  [
    { favourites: 'x', searches: [null, { id: 1, at: 2 }, { id: '', at: 2 }, { id: 'a', at: '2' }, entry('b', 2)] },
    { favourites: [], searches: [entry('b', 2)] },
  ],
])('reads %j as lists', (value, lists) => {
  expect(parseSavedLists(value)).toEqual(lists);
});
