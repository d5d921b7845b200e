import { grantsWith, officePatternRefusal, patternRefusal, prefixError, remoteRefusal } from './grants';

const grants = grantsWith({ 'mfe-guides': { prefixes: ['/guides'] } });

test.each([
  ['mfe-news', '/news', null],
  ['mfe-news', '/news/archive', null],
  ['mfe-guides', '/guides/more', null],
  ['mfe-listings', '/property-details', null],
  ['mfe-news', '/guides', '/guides cannot be granted to mfe-news: /guides is granted to mfe-guides.'],
  ['mfe-news', '/guides/news', '/guides/news cannot be granted to mfe-news: /guides is granted to mfe-guides.'],
  ['mfe-news', '/blog', '/blog cannot be granted to mfe-news: /blog is granted to mfe-blog.'],
  ['mfe-news', '/developers', '/developers cannot be granted to mfe-news: /developers is granted to mfe-developers.'],
  ['mfe-news', '/faq', '/faq cannot be granted to mfe-news: /faq is granted to the shell.'],
  ['mfe-news', '/about', '/about cannot be granted to mfe-news: /about is granted to the shell.'],
  ['mfe-news', '/api', '/api is not an address of pages: the site serves files or another language there.'],
  ['mfe-news', '/ar', '/ar is not an address of pages: the site serves files or another language there.'],
  ['mfe-news', '/', '"/" is no prefix: it is written like /guides.'],
  ['mfe-news', 'news', '"news" is no prefix: it is written like /guides.'],
  ['mfe-news', '/news/', '"/news/" is no prefix: it is written like /guides.'],
  ['mfe-news', '/office/news', null],
  ['mfe-news', '/office', '/office is all of the office: grant a word below it, like /office/guides.'],
  ['mfe-news', '/office/leads', '/office/leads cannot be granted to mfe-news: /office/leads is granted to the shell.'],
  [
    'mfe-news',
    '/office/projects/new',
    '/office/projects/new cannot be granted to mfe-news: /office/projects is granted to mfe-listings.',
  ],
  ['mfe-news', '/:any', '"/:any" is no prefix: it is written like /guides.'],
])('to grant %s the prefix %s: %s', (remote, prefix, error) => {
  expect(prefixError(grants, remote, prefix)).toBe(error);
});

test('a stored grant that conflicts with another is left out, and the others are used', () => {
  const { prefixes, remotes } = grantsWith({ 'mfe-news': { prefixes: ['/blog', '/news'] } });
  expect(prefixes.get('/blog')).toBe('mfe-blog');
  expect(prefixes.get('/news')).toBe('mfe-news');
  expect(remotes).toContain('mfe-news');
});

test('a stored grant cannot name a remote `shell`, whose releases are in the store too', () => {
  expect(grantsWith({ shell: { prefixes: ['/news'] } }).remotes).not.toContain('shell');
});

test('a remote without any grant is told so, since none of its parts would be shown', () => {
  expect(remoteRefusal(grants, 'mfe-guides')).toBeNull();
  expect(remoteRefusal(grants, 'mfe-news')).toContain('npm run grant -- mfe-news');
});

const withOffice = grantsWith({ 'mfe-guides': { prefixes: ['/guides', '/office/guides'] } });

test('a grant below /office applies to the office only', () => {
  expect(withOffice.prefixes.get('/office/guides')).toBeUndefined();
  expect(withOffice.officePrefixes.get('/office/guides')).toBe('mfe-guides');
  expect(withOffice.officePrefixes.get('/guides')).toBeUndefined();
});

test.each([
  ['mfe-guides', '/office/guides/:id', null],
  ['mfe-listings', '/office/projects', null],
  ['mfe-guides', '/guides', 'The address /guides is none of the office: it must begin with /office/.'],
  [
    'mfe-guides',
    '/office/projects',
    'The address /office/projects lies below /office/projects, which is granted to mfe-listings, not to mfe-guides.',
  ],
  [
    'mfe-guides',
    '/office/news',
    'Nobody has granted the address /office/news to mfe-guides: "npm run grant -- mfe-guides /office/news" does.',
  ],
])('%s has a screen at %s: %s', (remote, pattern, refusal) => {
  expect(officePatternRefusal(withOffice, remote, pattern)).toBe(refusal);
});

test('a page of the site cannot be below /office, even with a grant', () => {
  expect(patternRefusal(withOffice, 'mfe-guides', '/office/guides')).toContain("audience: 'office'");
});
