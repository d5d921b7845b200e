import { withoutPrefixes, withPrefixes } from './write-grants';

const guides = { 'mfe-guides': { prefixes: ['/guides'] } };

test('a grant is added to what a remote has, and to what others have', () => {
  expect(withPrefixes(guides, 'mfe-guides', ['/handbooks'])).toEqual({
    'mfe-guides': { prefixes: ['/guides', '/handbooks'] },
  });
  expect(withPrefixes(guides, 'mfe-news', ['/news'])).toEqual({ ...guides, 'mfe-news': { prefixes: ['/news'] } });
});

test('a grant that is there already changes nothing', () => {
  expect(withPrefixes(guides, 'mfe-guides', ['/guides'])).toEqual(guides);
});

test.each([
  ['mfe-news', '/guides', '/guides cannot be granted to mfe-news: /guides is granted to mfe-guides.'],
  ['mfe-news', '/guides/today', '/guides/today cannot be granted to mfe-news: /guides is granted to mfe-guides.'],
  ['mfe-news', '/blog', '/blog cannot be granted to mfe-news: /blog is granted to mfe-blog.'],
  ['mfe-news', 'news', '"news" is no prefix: it is written like /guides.'],
  [
    'Mfe News',
    '/news',
    '"Mfe News" is no name of a remote: it is written in small letters, digits and hyphens, like mfe-guides.',
  ],
  ['shell', '/news', 'The shell is no remote: no other may have its name.'],
])('%s is not granted %s', (remote, prefix, sentence) => {
  expect(() => withPrefixes(guides, remote, [prefix])).toThrow(sentence);
});

test('a prefix is taken back alone, and a remote without prefixes has no grant', () => {
  const both = withPrefixes(guides, 'mfe-guides', ['/handbooks']);
  expect(withoutPrefixes(both, 'mfe-guides', ['/guides'])).toEqual({ 'mfe-guides': { prefixes: ['/handbooks'] } });
  expect(withoutPrefixes(guides, 'mfe-guides', ['/guides'])).toEqual({});
  expect(withoutPrefixes(both, 'mfe-guides', [])).toEqual({});
});

test('what was never granted by the store is not taken back', () => {
  expect(() => withoutPrefixes(guides, 'mfe-guides', ['/news'])).toThrow('The store grants no /news to mfe-guides');
  expect(() => withoutPrefixes({}, 'mfe-blog', [])).toThrow('The store grants nothing to mfe-blog');
});
