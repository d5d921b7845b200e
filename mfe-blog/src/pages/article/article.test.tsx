import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, within } from '@testing-library/react';
import { openArticle, wholeArticle } from '../../testing/open-article';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterAll(() => backend.close());

const others = [
  { id: 4, heading: 'Before the keys', created_at: '2026-09-14T06:00:00Z' },
  { id: 6, heading: 'After the keys', created_at: '2026-11-14T06:00:00Z' },
];

const open = (changes: object = {}, search = '') => {
  backend.setRecords({ blogs: [{ ...wholeArticle, ...changes }, ...others] });
  return openArticle(backend, '5', search);
};

test('shows the title, the subject, the date and the reading time', async () => {
  await open({ author: 'Nadia Rahman' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to read a payment plan');
  expect(screen.getByText('Sixty-forty sounds simple.')).toBeInTheDocument();
  expect(screen.getByText(/By Nadia Rahman/).parentElement).toHaveTextContent(
    'By Nadia Rahman14 October 2026 · 1 min read',
  );
});

test('names the author with the registration number, and what was corrected, the latest first', async () => {
  const corrections = [
    { corrected_on: '2026-10-02', text: 'The fee is 4%.' },
    { corrected_on: 'soon', text: 'Without a day.' },
    { corrected_on: '2026-11-27', text: 'The permit is free.' },
    { corrected_on: '2026-11-28', text: null },
  ];
  const { head } = await open({ author: 'Nadia Rahman', author_brn: '41234', corrections });
  expect(screen.getByText('By Nadia Rahman (BRN 41234)')).toBeInTheDocument();
  const list = screen.getByRole('complementary', { name: 'Corrections' });
  expect(list).toHaveTextContent(/27 November 2026The permit is free\.2 October 2026The fee is 4%\.$/);
  expect(head.jsonLd?.['@graph']).toContainEqual(
    expect.objectContaining({
      author: { '@type': 'Person', name: 'Nadia Rahman', identifier: 'BRN 41234' },
      dateModified: '2026-11-27',
    }),
  );
});

test('shows no corrections of an article without any', async () => {
  await open({ corrections: 'none' });
  expect(screen.queryByRole('complementary', { name: 'Corrections' })).toBeNull();
});

test('shows its sections with their formatting, and links to each', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Handover' });
  expect(section.querySelector('em')).toHaveTextContent('twice');
  const [contents] = screen.getAllByRole('navigation', { name: 'In this article' });
  const link = within(contents as HTMLElement).getByRole('link', { name: 'Handover' });
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBe(section);
});

test('shows each picture once: the first above the text, the others in their sections', async () => {
  await open();
  const sources = [...document.querySelectorAll('main img, article img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/images/1920/media/a.png', '/images/1920/media/b.png', '/images/1920/media/c.png']);
});

test('links to the areas and projects that it names', async () => {
  await open();
  const spokenOf = within(screen.getByRole('complementary', { name: 'Mentioned in this article' }));
  expect(spokenOf.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Harbour Gate, Dubai Marina', '/marensand-developments-properties/harbour-gate/'],
    ['Harbour Gate, Business Bay', '/lazurine-estates-properties/harbour-gate/'],
    ['Projects in Dubai Marina', '/locations/dubai-marina'],
  ]);
});

test('shows the current figures of law that it mentions, each with its source', async () => {
  await open({ title: null, description: '<p>The Golden Visa from AED 1 million.</p>' });
  const figures = within(screen.getByRole('complementary', { name: 'Current laws and fees' }));
  expect(figures.getByText('AED 2,000,000')).toBeInTheDocument();
  expect(figures.getAllByRole('link', { name: 'Government of the UAE, Golden Visa' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/u\.ae\//),
  );
});

test('shows no figures for an article that mentions none', async () => {
  await open();
  expect(screen.queryByRole('complementary', { name: 'Current laws and fees' })).toBeNull();
});

test('links to the articles before and after it', async () => {
  await open();
  const nav = within(screen.getByRole('navigation', { name: 'More articles' }));
  expect(nav.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/blog-details/6');
  expect(nav.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '/blog-details/4');
});

test('shows the five latest comments with their replies, and the number of further ones', async () => {
  await open();
  const comments = within(screen.getByRole('region', { name: /Comments/ }));
  expect(comments.getAllByRole('article').map((each) => each.querySelector('p + p')?.textContent)).toEqual([
    'Comment 7',
    'An answer',
    'Comment 6',
    'Comment 5',
    'Comment 4',
    'Comment 3',
  ]);
  expect(comments.getByText('8 comments')).toBeInTheDocument();
  expect(comments.getByRole('link', { name: 'View More (2 more)' })).toHaveAttribute('href', '?comments=all#comments');
});

test('shows every comment where all were requested without script', async () => {
  await open({}, '?comments=all');
  expect(screen.getByText('Comment 1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /View More/ })).toBeNull();
});

test('has structured data and metadata for other sites', async () => {
  const { head } = await open();
  expect(head).toMatchObject({
    title: 'How to read a payment plan | Iwan Real Estate',
    description: 'Sixty-forty sounds simple.',
    canonical: '/blog-details/5',
    image: '/images/1280/media/a.png',
    firstPicture: { path: 'media/a.png' },
    article: { publishedAt: '2026-10-14T06:00:00.000Z' },
  });
  expect(head.jsonLd?.['@graph']).toMatchObject([
    { '@type': 'Article', headline: 'How to read a payment plan', datePublished: '2026-10-14T06:00:00.000Z' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: '/' },
        { position: 2, item: '/blog' },
        { position: 3, item: '/blog-details/5' },
      ],
    },
  ]);
});

test('parses an article that is sent as a list of one', async () => {
  backend.setRecords({ blogs: others });
  backend.behave({ kind: 'body', body: { blogs: [wholeArticle] } }, '/api/blogs/5');
  await openArticle(backend, '5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to read a payment plan');
});

test('finds an article without an id by its position in the list', async () => {
  backend.setRecords({ blogs: [{ title: 'Only a title' }] });
  const { status } = await openArticle(backend, 'Only a title');
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only a title');
});

test.each([404, 400, 422])('says that there is no such article when the backend answers %i', async (status) => {
  backend.setRecords({ blogs: others });
  backend.behave({ kind: 'status', status }, '/api/blogs/9');
  const opened = await openArticle(backend, '9');
  expect(opened.status).toBe(404);
  expect(opened.redirect).toEqual({
    to: '/',
    permanent: false,
    notice: 'Article not found',
    showsPageFirst: true,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found');
  expect(screen.getByRole('link', { name: 'After the keys' })).toHaveAttribute('href', '/blog-details/6');
});

test('does not say that it is not found when the backend fails', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await expect(openArticle(backend, '5')).rejects.toThrow('Network response was not ok');
});

test.each<[string, (field: string) => unknown]>([
  ['nothing but a heading', () => undefined],
  ['null everywhere else', () => null],
  ['lists where texts belong', () => [[1], {}]],
  ['records where texts belong', () => ({ a: 1 })],
  ['markup everywhere', () => '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
])('stands when its record has %s, and nothing runs', async (_, value) => {
  const fields = Object.fromEntries(Object.keys(wholeArticle).map((key) => [key, value(key)]));
  backend.setRecords({ blogs: [{ ...fields, id: 5, heading: 'Bare' }] });
  await openArticle(backend, '5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bare');
  expect(document.querySelector('script, [onerror], iframe')).toBeNull();
});
