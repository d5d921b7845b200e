import { toSlug } from '@iwan/shared/domain/text/slug';
import { formerAddresses } from './former-addresses';
import { redirectError, redirectKey } from './redirect-error';
import { followRedirects } from './store';

test.each([
  ['/Old-Tower/?utm=1', '/old-tower'],
  ['/a/b', '/a/b'],
  ['/', '/'],
  ['/%D8%AF/', '/%d8%af'],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example', null],
  ['https://elsewhere.example/', null],
  ['old', null],
  ['', null],
])('the address %p is %p in its one spelling', (address, key) => expect(redirectKey(address)).toBe(key));

const known = [
  { from: '/a/', to: '/b/' },
  { from: '/c', to: '/d/?id=1' },
];

test.each([
  ['/x/', '/y/', null],
  ['/x', '/', null],
  ['/x/', '/b/#map', null],
  ['/x/', '/X', 'to A redirect cannot point to itself'],
  ['/A', '/y', 'from This leads on to /b/ already'],
  ['/b', '/a', 'to This leads back from there: that would be a loop'],
  ['/x', '/c/', 'to This leads on itself: write /d/?id=1 instead'],
  ['/d/', '/y', 'from This is where /c leads to: change that one first'],
  ['/', '/y', 'from You cannot redirect Home'],
  ['/office/leads', '/y', 'from This is not a page address'],
  ['/__preview/end', '/y', 'from This is not a page address'],
  ['/old.html', '/y', 'from This is the address of a file, which does not lead on'],
  ['/x?a=1', '/y', 'from Enter a path on this site, such as /old-tower/'],
  ['/x', 'https://elsewhere.example', 'to Enter a path on this site, such as /new-tower/'],
  ['/x', '//elsewhere.example', 'to Enter a path on this site, such as /new-tower/'],
])('%p leading on to %p: %p', (from, to, expected) => {
  const error = redirectError({ from, to }, known);
  expect(error && `${error.field} ${error.message}`).toBe(expected);
});

const developer = { id: 1, name: 'New Homes' };
const project = { number: 7, name: 'New Tower', developer: { name: 'New Homes' } };
const shown = (...projects: readonly (typeof project)[]) => ({
  ofDevelopers: (names: ReadonlySet<string>) => projects.filter(({ developer: by }) => names.has(by.name)),
  withId: (id: number) => projects.find(({ number }) => number === id),
  namesakes: (name: string) => projects.filter((each) => toSlug(each.name) === toSlug(name)),
});
const former = (
  resource: Parameters<typeof formerAddresses>[0][number]['resource'],
  record_id: number,
  name: string,
  of?: string,
) => ({
  ...{ resource, record_id, name, developer: of ?? null },
});

test('the old addresses of records that have other names now lead to their pages', () => {
  const addresses = formerAddresses(
    [
      former('projects', 7, 'Old Tower', 'Old Homes'),
      former('developers', 1, 'Old Homes'),
      former('agents', 3, 'Mia Old'),
      former('projects', 99, 'Gone'),
      former('openings', 5, 'Old Job'),
    ],
    {
      ...{ projects: shown(project), developers: [developer], agents: [{ id: 3, name: 'Mia New' }] },
      openings: [{ id: 5, name: 'New Job' }],
    },
  );
  const page = '/new-homes-properties/new-tower/';
  expect(Object.fromEntries(addresses)).toEqual({
    '/old-homes-properties/old-tower': page,
    '/old-homes/old-tower': page,
    '/new-homes-properties/old-tower': page,
    '/new-homes/old-tower': page,
    '/old-homes-properties/new-tower': page,
    '/old-homes/new-tower': page,
    '/old-homes-properties': '/new-homes-properties/',
    '/developers/old-homes-properties': '/developers/new-homes-properties/',
    '/agents/mia-old': '/agents/mia-new/',
    '/career/old-job': '/career/new-job',
  });
});

test('an address that another record has by now is its own', () => {
  const other = { number: 8, name: 'Old Tower', developer: { name: 'New Homes' } };
  const names = [former('projects', 7, 'Old Tower', 'New Homes')];
  const records = { projects: shown(project, other), developers: [developer], agents: [], openings: [] };
  const addresses = formerAddresses(names, records);
  expect(addresses.has('/new-homes-properties/old-tower')).toBe(false);
});

test('a redirect to an address that leads on is followed to its end, and one in a circle is none', () => {
  const next = new Map([
    ['/a', '/B/'],
    ['/b', '/c/?id=1'],
    ['/x', '/y'],
    ['/y', '/x'],
  ]);
  const follow = (address: string) => followRedirects(address, (key) => next.get(key));
  expect([follow('/A/'), follow('/b'), follow('/c'), follow('/x')]).toEqual(['/c/?id=1', '/c/?id=1', null, null]);
});
