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

/** What a reader of XML finds: each element with its attributes and its text. */
function read(xml: string): readonly string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].map(({ value }) => value).join(' ');
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = text.map(({ textContent }) => textContent?.trim() ?? '').join('');
    return [`${element.tagName} ${attributes}`.trim(), ...(words === '' ? [] : [`= ${words}`])];
  });
}

test('tells of the latest articles, the latest first, with whole addresses', () => {
  const older = card({ id: '4', heading: 'Doors', createdAt: '2026-09-01T06:00:00.000Z', image: null, summary: null });
  const found = read(atomFeed([older, card()], 'https://iwan.example'));
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

test('says when it was last changed, and where it is itself', () => {
  const found = read(atomFeed([card()], 'https://iwan.example'));
  expect(found).toContain('link self application/atom+xml https://iwan.example/blog/feed.xml');
  expect(found[found.indexOf('updated') + 1]).toBe('= 2026-10-14T06:00:00.000Z');
});

test('nothing that an article says becomes markup, and nothing stands in it that XML has not', () => {
  const heading = '</title><script>alert(1)</script> & "more" \u0000\u0008\uFFFF';
  const xml = atomFeed([card({ heading })], 'https://iwan.example');
  expect(xml).not.toContain('<script');
  expect(xml).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot; </title>');
});

test('is a feed also without an article, and tells of thirty at most', () => {
  expect(read(atomFeed([], 'https://iwan.example'))).not.toContain('entry');
  const many = Array.from({ length: 40 }, (_, index) => card({ id: String(index) }));
  expect(read(atomFeed(many, 'https://iwan.example')).filter((each) => each === 'entry')).toHaveLength(30);
});
