import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { atomFeed } from './atom-feed';

const card = (changes: Partial<BlogCard> = {}): BlogCard => ({
  id: '5',
  heading: 'Keys',
  summary: 'In plain words.',
  image: 'media/a.png',
  createdAt: '2026-10-14T06:00:00.000Z',
  readingMinutes: 6,
  ...changes,
});

/** The parsed XML: each element with its attributes and its text. */
function read(xml: string): readonly string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].map(({ value }) => value).join(' ');
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const content = text.map(({ textContent }) => textContent?.trim() ?? '').join('');
    return [`${element.tagName} ${attributes}`.trim(), ...(content === '' ? [] : [`= ${content}`])];
  });
}

test('lists the latest articles, the latest first, with absolute addresses', () => {
  const older = card({ id: '4', heading: 'Doors', createdAt: '2026-09-01T06:00:00.000Z', image: null, summary: null });
  const found = read(atomFeed([older, card()], 'https://iwan.example', 'en-AE'));
  expect(found.slice(found.indexOf('entry'))).toEqual([
    'entry',
    'id',
    '= https://iwan.example/blog-details/5',
    'title',
    '= Keys',
    'updated',
    '= 2026-10-14T06:00:00.000Z',
    'published',
    '= 2026-10-14T06:00:00.000Z',
    'link alternate text/html https://iwan.example/blog-details/5',
    'link enclosure image/webp https://iwan.example/images/1280/media/a.png',
    'summary',
    '= In plain words.',
    'entry',
    'id',
    '= https://iwan.example/blog-details/4',
    'title',
    '= Doors',
    'updated',
    '= 2026-09-01T06:00:00.000Z',
    'published',
    '= 2026-09-01T06:00:00.000Z',
    'link alternate text/html https://iwan.example/blog-details/4',
  ]);
});

test('has its own address and the time of its last change', () => {
  const found = read(atomFeed([card()], 'https://iwan.example', 'en-AE'));
  expect(found).toContain('link self application/atom+xml https://iwan.example/blog/feed.xml');
  expect(found[found.indexOf('updated') + 1]).toBe('= 2026-10-14T06:00:00.000Z');
});

test('escapes all text of an article, and leaves out characters that XML forbids', () => {
  const heading = '</title><script>alert(1)</script> & "more" \u0000\u0008\uFFFF';
  const xml = atomFeed([card({ heading })], 'https://iwan.example', 'en-AE');
  expect(xml).not.toContain('<script');
  expect(xml).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot; </title>');
});

test('is valid without an article, and has at most thirty', () => {
  expect(read(atomFeed([], 'https://iwan.example', 'en-AE'))).not.toContain('entry');
  const many = Array.from({ length: 40 }, (_, index) => card({ id: String(index) }));
  expect(read(atomFeed(many, 'https://iwan.example', 'en-AE')).filter((each) => each === 'entry')).toHaveLength(30);
});
