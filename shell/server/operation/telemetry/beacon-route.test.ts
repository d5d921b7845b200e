import { believedView, readPageView } from './beacon-route';

const handedOut = { has: (remote: string, version: string) => remote === 'mfe-blog' && version === 'b1' };
const read = (body: unknown) => {
  const view = readPageView(body);
  return view && believedView(view, { isOwnShell: (shell) => shell === 's1', handedOut });
};
const sound = {
  shell: 's1',
  releases: { 'mfe-blog': 'b1' },
  failedLoads: { 'mfe-blog': 1 },
  errors: { shell: 2 },
  vitals: { lcp: 1200, inp: 80, cls: 0.01, fcp: 500, ttfb: 90 },
  isWhole: true,
};

test('reads what a browser says of a page view', () => {
  expect(read(sound)).toEqual(sound);
});

test('drops releases that were not handed out, and what is said of them', () => {
  const invented = { 'mfe-blog': 'b2', 'mfe-invented': 'x' };
  const body = { ...sound, releases: invented, errors: { 'mfe-blog': 3, 'mfe-invented': 1, shell: 1 } };
  expect(read(body)).toMatchObject({ releases: {}, failedLoads: {}, errors: { shell: 1 } });
});

const thousand = Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`mfe-n${number}`, 'b1']));

test('drops a thousand invented names', () => {
  expect(read({ ...sound, releases: thousand })).toMatchObject({ releases: {} });
});

test('believes nothing of a page that another shell has made', () => {
  expect(readPageView({ ...sound, shell: 's0' })).not.toBeNull();
  expect(read({ ...sound, shell: 's0' })).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'lcp=1'],
  ['no vitals', { ...sound, vitals: undefined }],
  ['a vital that is no number', { ...sound, vitals: { lcp: '1200' } }],
  ['a negative vital', { ...sound, vitals: { lcp: -1 } }],
  ['a vital that is endless', { ...sound, vitals: { inp: Number.POSITIVE_INFINITY } }],
  ['a vital that is NaN', { ...sound, vitals: { cls: Number.NaN } }],
  ['a vital beyond a minute', { ...sound, vitals: { lcp: 60_001 } }],
  ['a vital of another name', { ...sound, vitals: { fid: 1 } }],
  ['a count of zero', { ...sound, errors: { shell: 0 } }],
  ['half an error', { ...sound, errors: { shell: 0.5 } }],
  ['a thousand errors', { ...sound, errors: { shell: 1000 } }],
  ['a name with a line break', { ...sound, errors: { 'mfe\nblog': 1 } }],
  ['a version with a quote', { ...sound, releases: { 'mfe-blog': 'b1"' } }],
  ['more than a page view says', { ...sound, email: 'someone@example.com' }],
])('refuses %s', (_, body) => {
  expect(readPageView(body)).toBeNull();
});

test('a name that every object has is none of a remote', () => {
  expect(read(JSON.parse('{"__proto__":{"shell":1}}'))).toBeNull();
  expect(read({ ...sound, errors: JSON.parse('{"__proto__":1,"constructor":1}') })?.errors ?? {}).toEqual({});
});
