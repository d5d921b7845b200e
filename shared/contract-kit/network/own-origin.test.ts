import { isFromOwnPage, type SendingPage } from './own-origin';

const own = 'https://iwan.example';
const page = (changes: Partial<SendingPage>): SendingPage => ({
  origin: undefined,
  fetchSite: undefined,
  ownOrigin: own,
  ...changes,
});

test.each<[string, Partial<SendingPage>, string | null]>([
  ['a page of ours', { origin: own, fetchSite: 'same-origin' }, null],
  ['a page of ours whose port goes without saying', { origin: own, ownOrigin: 'https://iwan.example:443' }, null],
  ['a page of the address that is ours', { origin: own, ownOrigin: 'http://10.0.0.7' }, own],
  ['no browser', {}, own],
  ['an address bar', { fetchSite: 'none' }, own],
])('takes what comes from %s', (_, changes, siteUrl) => {
  expect(isFromOwnPage(page(changes), siteUrl)).toBe(true);
});

test.each<[string, Partial<SendingPage>, string | null]>([
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site' }, null],
  ['another site, without its origin', { fetchSite: 'cross-site' }, own],
  ['a sandboxed frame', { origin: 'null' }, null],
  ['another port', { origin: 'https://iwan.example:8443' }, null],
  [
    'the host that was asked, which is not the site’s own address',
    { origin: 'http://10.0.0.7', ownOrigin: 'http://10.0.0.7' },
    own,
  ],
  ['the site’s own name without TLS', { origin: 'http://iwan.example', ownOrigin: 'http://iwan.example' }, own],
])('refuses what comes from %s', (_, changes, siteUrl) => {
  expect(isFromOwnPage(page(changes), siteUrl)).toBe(false);
});
