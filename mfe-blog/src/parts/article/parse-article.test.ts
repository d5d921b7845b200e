import { parseArticle } from './parse-article';

const section = (sub_heading: unknown, images: unknown = null, paragraph: unknown = '<p>Words.</p>') => ({
  sub_heading,
  images,
  paragraph,
});
const parse = (changes: object) => parseArticle({ id: 1, heading: 'Keys', ...changes });

test('reads a whole article', () => {
  const article = parse({
    description: '<p>What to <b>ask</b>.</p>',
    created_at: '2026-03-01 09:30:00',
    author: 'Nadia Rahman',
    details: [section('First', 'media/a.png, media/b.png'), section('Second', 'media/c.png')],
  });
  expect(article).toEqual({
    id: '1',
    heading: 'Keys',
    lede: 'What to ask.',
    image: 'media/a.png',
    createdAt: '2026-03-01T09:30:00.000Z',
    author: 'Nadia Rahman',
    corrections: [],
    readingMinutes: 1,
    sections: [
      {
        id: 'section-first',
        title: 'First',
        text: [{ tag: 'p', children: ['Words.'] }],
        images: ['media/b.png'],
      },
      {
        id: 'section-second',
        title: 'Second',
        text: [{ tag: 'p', children: ['Words.'] }],
        images: ['media/c.png'],
      },
    ],
  });
});

test.each<[string, object, readonly string[]]>([
  [
    'the titles of its sections',
    { details: [section('What you own'), section('Who is who')] },
    ['section-what-you-own', 'section-who-is-who'],
  ],
  ['one title twice', { details: [section('Costs'), section('Costs')] }, ['section-costs', 'section-costs-2']],
  ['titles without a letter', { details: [section('…'), section(null)] }, ['section-1', 'section-2']],
  ['sections that show nothing', { details: [{}, section('Left')] }, ['section-left']],
  ['one record in place of a list', { details: section('Only') }, ['section-only']],
])('finds fragments for %s', (_, changes, ids) => {
  expect(parse(changes)?.sections.map(({ id }) => id)).toEqual(ids);
});

test.each<[string, unknown, string | null]>([
  ['a name', 'Nadia', 'Nadia'],
  ['a record with a name', { name: 'Nadia' }, 'Nadia'],
  ['a record without one', { id: 3 }, null],
  ['a list', ['Nadia'], null],
  ['nothing', undefined, null],
])('reads an author that is %s', (_, author, name) => {
  expect(parse({ author })?.author).toBe(name);
});

test('an article without sections shows its description as its text, once', () => {
  const article = parse({ description: '<p>One.</p><p>Two.</p>', details: 'none' });
  expect(article?.lede).toBeNull();
  expect(article?.sections).toHaveLength(1);
  expect(article?.sections[0]?.text).toHaveLength(2);
  expect(article?.readingMinutes).toBe(1);
});

test('a picture of its own opens the article, and its sections keep theirs', () => {
  const article = parse({ image: 'media/own.png', details: [section('First', 'media/a.png')] });
  expect(article?.image).toBe('media/own.png');
  expect(article?.sections[0]?.images).toEqual(['media/a.png']);
});

test('removes everything that could run', () => {
  const article = parse({
    details: [
      section(
        '<script>alert(1)</script>',
        'javascript:alert(1), //evil.example/a.png, data:image/svg+xml,<svg onload=alert(1)>',
        '<p onclick="alert(1)">Words<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">more</a></p>',
      ),
    ],
  });
  expect(article?.image).toBeNull();
  // The title is text and is shown as text.
  expect(article?.sections[0]?.title).toBe('<script>alert(1)</script>');
  expect(JSON.stringify(article?.sections[0]?.text)).toBe('[{"tag":"p","children":["Wordsmore"]}]');
});

test('is null without a heading', () => {
  expect(parseArticle({ id: 1, description: 'Words' })).toBeNull();
});
