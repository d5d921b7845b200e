import { type PageMetadata, pageMetadata, receivedMetadata } from './page-metadata';

const head = { title: 'Blog', description: 'News' };
const Empty = () => null;

test.each<PageMetadata>([
  { redirect: null, shown: { head, status: 200 } },
  { redirect: { to: '/', permanent: false, showsPageFirst: true }, shown: { head, status: 404 } },
  { redirect: { to: '/blog', permanent: true }, shown: null },
])('what a page has said in another process is what it is: %j', (metadata) => {
  expect(receivedMetadata(metadata)).toEqual(metadata);
});

test('a redirect of a release that was built before version 3.2 of the contract keeps its meaning', () => {
  const redirect = { to: '/', permanent: false, notice: 'Property not found' };
  const received = receivedMetadata({ redirect: { ...redirect, isToldFirst: true }, shown: { head, status: 404 } });
  expect(received.redirect).toEqual({ ...redirect, showsPageFirst: true });
  const { redirect: made } = pageMetadata(
    {
      ...{ Component: Empty, loader: async () => null, head: () => head, status: () => 404 },
      redirect: () => ({ ...redirect, isToldFirst: true }),
    },
    null,
    { locale: 'en-AE', direction: 'ltr' },
    true,
  );
  expect(made).toEqual({ ...redirect, showsPageFirst: true });
});

test.each([
  ['nothing', { redirect: null, shown: null }],
  ['no head', { redirect: null, shown: { head: { title: 7 }, status: 200 } }],
  ['a status that is none', { redirect: null, shown: { head, status: 999 } }],
  ['the way to another site', { redirect: { to: '//evil.example/', permanent: true }, shown: null }],
])('a page that has said %s in another process is at fault', (_, metadata) => {
  expect(() => receivedMetadata(metadata as never)).toThrow();
});
