import { type PageMetadata, receivedMetadata } from './page-metadata';

const head = { title: 'Blog', description: 'News' };

test.each<PageMetadata>([
  { redirect: null, told: { head, status: 200 } },
  { redirect: { to: '/', permanent: false, isToldFirst: true }, told: { head, status: 404 } },
  { redirect: { to: '/blog', permanent: true }, told: null },
])('what a page has said in another process is what it is: %j', (metadata) => {
  expect(receivedMetadata(metadata)).toEqual(metadata);
});

test.each([
  ['nothing', { redirect: null, told: null }],
  ['no head', { redirect: null, told: { head: { title: 7 }, status: 200 } }],
  ['a status that is none', { redirect: null, told: { head, status: 999 } }],
  ['the way to another site', { redirect: { to: '//evil.example/', permanent: true }, told: null }],
])('a page that has said %s in another process is at fault', (_, metadata) => {
  expect(() => receivedMetadata(metadata as never)).toThrow();
});
