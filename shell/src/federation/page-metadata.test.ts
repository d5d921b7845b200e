import { type PageMetadata, receivedMetadata } from './page-metadata';

const head = { title: 'Blog', description: 'News' };

test.each<PageMetadata>([
  { redirect: null, shown: { head, status: 200 } },
  { redirect: { to: '/', permanent: false, showsPageFirst: true }, shown: { head, status: 404 } },
  { redirect: { to: '/blog', permanent: true }, shown: null },
])('what a page has said in another process is what it is: %j', (metadata) => {
  expect(receivedMetadata(metadata)).toEqual(metadata);
});

test.each([
  ['nothing', { redirect: null, shown: null }],
  ['no head', { redirect: null, shown: { head: { title: 7 }, status: 200 } }],
  ['a status that is none', { redirect: null, shown: { head, status: 999 } }],
  ['the way to another site', { redirect: { to: '//evil.example/', permanent: true }, shown: null }],
])('a page that has said %s in another process is at fault', (_, metadata) => {
  expect(() => receivedMetadata(metadata as never)).toThrow();
});
