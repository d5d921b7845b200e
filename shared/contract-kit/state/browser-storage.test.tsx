import { browserStorage } from './browser-storage';

const key = 'names';
const parse = (text: string | null): readonly string[] => JSON.parse(text ?? '[]');

/** Names joined by commas at first, a list since version 2, in capitals since version 3. */
const storage = browserStorage<readonly string[]>(key, {
  version: 3,
  migrate: (text, from) => (from < 2 ? JSON.stringify(text.split(',')) : text).toUpperCase(),
  restore: parse,
  store: (names) => JSON.stringify(names),
});

afterEach(() => window.localStorage.clear());

test.each([
  ['without a version', 'a,b', null],
  ['the first version', 'a,b', '1'],
  ['the version before', '["a","b"]', '2'],
  ['the version of now', '["A","B"]', '3'],
  ['a version to come', '["A","B"]', '4'],
])('reads what was written by %s', (_, text, version) => {
  window.localStorage.setItem(key, text);
  if (version !== null) window.localStorage.setItem(`${key}:version`, version);
  expect(storage.read()).toEqual(['A', 'B']);
});

test('says of which version its writing is', () => {
  window.localStorage.setItem(key, 'a,b');
  storage.write(['C']);
  expect(window.localStorage.getItem(`${key}:version`)).toBe('3');
  expect(storage.read()).toEqual(['C']);
});

test('what cannot be brought to the shape of now is no memory, and no failure', () => {
  const broken = browserStorage<string>(key, {
    version: 2,
    migrate: () => {
      throw new Error('not to be migrated');
    },
    restore: String,
    store: String,
  });
  window.localStorage.setItem(key, 'x');
  expect(broken.read()).toBeNull();
});
