import { escapeJson, headTags } from './head-tags';

const head = { title: 'Blog', description: 'What we learn' };

const attributesOf = (tags: ReturnType<typeof headTags>) =>
  Object.fromEntries(tags.map(({ key, attributes }) => [key, attributes.content ?? attributes.href ?? '']));

test('every page has its description, address and social tags', () => {
  expect(attributesOf(headTags({ ...head, canonical: '/blog' }, 'https://iwan.example', '/blog/'))).toEqual({
    description: 'What we learn',
    canonical: 'https://iwan.example/blog',
    'alternate-en': 'https://iwan.example/blog',
    'alternate-ar': 'https://iwan.example/ar/blog',
    'alternate-x-default': 'https://iwan.example/blog',
    'og:title': 'Blog',
    'og:description': 'What we learn',
    'og:url': 'https://iwan.example/blog',
    'og:type': 'website',
    'og:site_name': 'Iwan',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'ar_AE',
    'og:image': 'https://iwan.example/social/blog.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Blog, What we learn',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Blog',
    'twitter:description': 'What we learn',
    'twitter:image': 'https://iwan.example/social/blog.jpg',
    'twitter:image:alt': 'Blog, What we learn',
  });
});

test('the page’s own canonical address comes before the requested one', () => {
  const tags = attributesOf(headTags({ ...head, canonical: '/properties/' }, 'https://iwan.example', '/properties'));
  expect(tags.canonical).toBe('https://iwan.example/properties/');
});

test('a page in Arabic has its own canonical address, and the same alternates as its twin', () => {
  const tags = attributesOf(headTags({ ...head, canonical: '/?page=2' }, 'https://iwan.example', '/ar'));
  expect(tags).toMatchObject({
    canonical: 'https://iwan.example/ar?page=2',
    'alternate-en': 'https://iwan.example/?page=2',
    'alternate-ar': 'https://iwan.example/ar?page=2',
    'alternate-x-default': 'https://iwan.example/?page=2',
    'og:url': 'https://iwan.example/ar?page=2',
    'og:locale': 'ar_AE',
    'og:locale:alternate': 'en_GB',
  });
  const found = attributesOf(headTags(head, 'https://iwan.example', '/ar/nowhere'));
  expect(found.canonical).toBe('https://iwan.example/ar/nowhere');
});

test('the structured data, the picture and the feed of a page in Arabic lead to pages in Arabic', () => {
  const jsonLd = {
    '@id': '/#us',
    url: '/blog',
    urlTemplate: '/?q={words}',
    image: '/media/a.jpg',
    logo: '/favicon.svg',
  };
  const feed = { path: '/blog/feed.xml', title: 'Blog' };
  const tags = headTags({ ...head, canonical: '/blog', jsonLd, feed }, 'https://iwan.example', '/ar/blog');
  const structured = tags.find(({ key }) => key === 'json-ld');
  expect(JSON.parse(structured && 'text' in structured ? structured.text : '')).toEqual({
    '@id': 'https://iwan.example/#us',
    url: 'https://iwan.example/ar/blog',
    urlTemplate: 'https://iwan.example/ar?q={words}',
    image: 'https://iwan.example/media/a.jpg',
    logo: 'https://iwan.example/favicon.svg',
  });
  expect(attributesOf(tags)).toMatchObject({
    'og:image': 'https://iwan.example/social/ar/blog.jpg',
    feed: 'https://iwan.example/ar/blog/feed.xml',
  });
});

test('the alternative text of the picture is the text on it', () => {
  const social = { eyebrow: 'Dubai Marina', title: 'Harbour Gate', line: 'From AED 1,200,000' };
  const tags = attributesOf(
    headTags({ ...head, canonical: '/a-properties/b/?id=7', social }, 'https://iwan.example', '/'),
  );
  expect(tags['og:image']).toBe('https://iwan.example/social/a-properties/b.jpg?id=7');
  expect(tags['og:image:alt']).toBe('Dubai Marina, Harbour Gate, From AED 1,200,000');
});

test('a page without a canonical address has the picture of the site', () => {
  const tags = attributesOf(headTags(head, 'https://iwan.example', '/nowhere'));
  expect([tags['og:image'], tags['og:image:alt']]).toEqual(['https://iwan.example/social.jpg', 'Iwan Real Estate']);
});

test('a page with noindex has no alternate languages', () => {
  const tags = attributesOf(headTags({ ...head, noindex: true }, 'https://iwan.example', '/'));
  expect(tags).not.toHaveProperty('alternate-en');
});

test('structured data has absolute addresses at any depth', () => {
  const search = { urlTemplate: '/find?q={words}' };
  const jsonLd = {
    '@id': '/#us',
    search,
    url: '/a/',
    name: '/b/',
    image: 'http://[',
    about: [{ image: '/c.png', item: '/d' }],
  };
  const tag = headTags({ ...head, jsonLd }, 'https://iwan.example', '/').find(({ key }) => key === 'json-ld');
  expect(JSON.parse(tag && 'text' in tag ? tag.text : '')).toEqual({
    '@id': 'https://iwan.example/#us',
    search: { urlTemplate: 'https://iwan.example/find?q={words}' },
    url: 'https://iwan.example/a/',
    name: '/b/',
    image: 'http://[',
    about: [{ image: 'https://iwan.example/c.png', item: 'https://iwan.example/d' }],
  });
});

test('an article has its type and its date', () => {
  const article = { publishedAt: '2026-10-14T06:00:00.000Z' };
  const tags = headTags({ ...head, article }, 'https://iwan.example', '/blog-details/7');
  expect(attributesOf(tags)).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-10-14T06:00:00.000Z',
  });
  expect(tags.find(({ key }) => key === 'article:published_time')?.attributes).toHaveProperty('property');
  const undated = headTags({ ...head, article: { publishedAt: null } }, 'https://iwan.example', '/blog-details/7');
  expect(attributesOf(undated)).not.toHaveProperty('article:published_time');
});

test('a page links to its feed', () => {
  const tags = headTags({ ...head, feed: { path: '/blog/feed.xml', title: 'News' } }, 'https://iwan.example', '/blog');
  expect(tags.find(({ key }) => key === 'feed')?.attributes).toEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'News',
    href: 'https://iwan.example/blog/feed.xml',
  });
});

test('a page with noindex has the robots tag', () => {
  expect(attributesOf(headTags({ ...head, noindex: true }, 'https://iwan.example', '/')).robots).toBe('noindex');
});

test('no two elements have one key', () => {
  const full = { ...head, keywords: 'a', noindex: true, image: '/a.png', jsonLd: {}, feed: { path: '/f', title: 'f' } };
  const keys = headTags(full, 'https://iwan.example', '/').map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('no JSON can close its script element, and it parses to the same value', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028\u2029' };
  const text = escapeJson(value);
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
