import { paths } from '../../paths/paths';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import type { ProjectsCalls } from '../calls';
import { createHttp } from '../create-http';
import { projectsApi } from './projects';

let backend: PlainBackend;
let projects: ProjectsCalls;

const named = (id: number, name: string, developer: string | null = 'Lazurine Estates') => ({
  id,
  name,
  developer: developer && { name: developer, logo: null },
});

beforeAll(async () => {
  backend = await startPlainBackend();
  projects = projectsApi(createHttp({ baseUrl: backend.url, report: () => {} }));
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

/** The two slugs of a project's own address. */
function slugsOf(name: string, developer: string | null = 'Lazurine Estates'): [string, string] {
  const [, first = '', second = ''] = paths
    .project({ name, developer: developer === null ? null : { name: developer } })
    .split('/');
  return [decodeURIComponent(first).replace(/-properties$/, ''), decodeURIComponent(second)];
}

const requested = () =>
  backend.requests.map(({ path, query }) => decodeURIComponent(`${path}${query.size ? '?' : ''}${query}`));

test('asks for the slug with its hyphens as spaces', async () => {
  backend.setRecords({ projects: [named(1, 'Palm Gate Shops')] });
  expect(await projects.find('lazurine-estates', 'palm-gate-shops')).toMatchObject({
    id: '1',
    name: 'Palm Gate Shops',
  });
  expect(requested()).toEqual(['/api/projectapi/palm gate shops']);
});

test.each([
  'Rêve d’Azur',
  "L'Étoile",
  'Noor & Nakhla',
  'Quay 7/8',
  'Sky-Line Lofts',
  '100% Shade',
  'برج النخيل',
  'Łódź Straße',
  'A.B.C. (Phase 2)?',
  '★★★',
])('finds %s by its own address, with the exact name in the second call', async (name) => {
  backend.setRecords({ projects: [named(1, 'Quay 7'), named(2, name)] });
  expect(await projects.find(...slugsOf(name))).toMatchObject({ id: '2', name });
  const { path } = backend.requests[backend.requests.length - 1] ?? { path: '' };
  expect(decodeURIComponent(path)).toBe(`/api/projectapi/${name}`);
});

test('looks further when the answer is another project', async () => {
  backend.setRecords({ projects: [named(2, 'Sky-Line Lofts')] });
  backend.behave({ kind: 'body', body: { data: named(1, 'Sky Line Lofts Annex') } }, '/api/projectapi/sky%20line');
  expect(await projects.find('lazurine-estates', 'sky-line-lofts')).toMatchObject({ id: '2' });
});

test.each([
  ['one record in a list', { data: [named(1, 'Harbour')] }, '1'],
  ['nothing', { data: null }, '2'],
  ['an empty list', { data: [] }, '2'],
  ['text', { data: 'Harbour' }, '2'],
  ['a record without a name', { data: { id: 9 } }, '2'],
  ['a message alone', { message: 'Not found' }, '2'],
])('understands %s as an answer', async (_, body, id) => {
  backend.setRecords({ projects: [named(2, 'Harbour')] });
  backend.behave({ kind: 'body', body }, '/api/projectapi/harbour');
  expect(await projects.find('lazurine-estates', 'harbour')).toMatchObject({ id });
});

test('prefers the project of the developer in the address, also where two have one name', async () => {
  backend.setRecords({
    projects: [
      named(1, 'Harbour'),
      named(2, 'Harbour', 'Marensand'),
      named(3, 'Hârbour', 'Søn & Co'),
      named(4, 'Harbour', null),
    ],
  });
  const idOf = async (developer: string | null) => (await projects.find(developer, 'harbour'))?.id;
  expect(await idOf('lazurine-estates')).toBe('1');
  expect(await idOf('marensand')).toBe('2');
  expect(await idOf('son-co')).toBe('3');
  expect(await idOf('independent')).toBe('4');
  expect(await idOf('nobody')).toBe('1');
  expect(await idOf(null)).toBe('1');
});

test('says that there is none only when the list has none either', async () => {
  expect(await projects.find('lazurine-estates', 'nowhere')).toBeNull();
  expect(requested()).toEqual(['/api/projectapi/nowhere', '/api/projectapi?named=nowhere&fields=marker']);
});

test('does not take a failure for a project that is not there', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await expect(projects.find('lazurine-estates', 'harbour')).rejects.toMatchObject({ kind: 'status', status: 500 });
  backend.behave({ kind: 'drop' });
  await expect(projects.find('lazurine-estates', 'harbour')).rejects.toMatchObject({ kind: 'network' });
  backend.behave({ kind: 'status', status: 404 });
  backend.behave({ kind: 'drop' }, '/api/projectapi');
  await expect(projects.find('lazurine-estates', 'harbour')).rejects.toMatchObject({ kind: 'network' });
});

test('asks nothing for a slug longer than any name', async () => {
  expect(await projects.find('x', 'a'.repeat(301))).toBeNull();
  expect(backend.requests).toHaveLength(0);
});

test('reads all of a project', async () => {
  const record = {
    ...named(7, 'Lazurine Quay'),
    description: '<h1>The quay</h1><p onclick="x()">Two <b>towers</b><script>alert(1)</script></p>',
    meta: 'Lazurine Quay &amp; <b>Marina</b>',
    meta_description: 'Two towers.',
    latitude: '25.08',
    longtitude: '55.14',
    map: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>',
    brochure: 'media/pdf/a.pdf',
    floor_plan: 'media/pdf/b.pdf',
    master_plan: 'media/c.webp',
    qr_code: 'media/qr.svg',
    gallery: 'media/1.webp, media/2.webp,,javascript:alert(1), media/1.webp',
    amenities: '1. Gym\r\n2. Pool',
    near_by_location: '1. Beach - 7 min\r\n2. Mall',
    permit_number: 7100234,
    permit_verify_url: 'https://dubailand.gov.ae/verify?permit=7100234',
  };
  backend.setRecords({ projects: [record] });
  expect(await projects.find(null, 'lazurine-quay')).toMatchObject({
    description: [
      { tag: 'h3', children: ['The quay'] },
      { tag: 'p', children: ['Two ', { tag: 'strong', children: ['towers'] }] },
    ],
    metaTitle: 'Lazurine Quay & Marina',
    metaDescription: 'Two towers.',
    coordinates: { latitude: 25.08, longitude: 55.14 },
    mapEmbed: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    brochure: 'media/pdf/a.pdf',
    floorPlan: 'media/pdf/b.pdf',
    masterPlan: 'media/c.webp',
    qrCode: 'media/qr.svg',
    gallery: ['media/1.webp', 'media/2.webp'],
    amenities: ['Gym', 'Pool'],
    nearby: [
      { label: 'Beach', value: '7 min' },
      { label: 'Mall', value: null },
    ],
    permit: { number: '7100234', verifyUrl: 'https://dubailand.gov.ae/verify?permit=7100234' },
  });
});

test.each<[string, unknown]>([
  ['nothing but a name', {}],
  ['null everywhere', nulls(null)],
  ['lists everywhere', nulls([[1], {}])],
  ['records everywhere', nulls({ a: 1 })],
  ['yes everywhere', nulls(true)],
  ['scripts everywhere', nulls('javascript:alert(1)//"><script>alert(1)</script>')],
])('survives a record of %s', async (_, fields) => {
  backend.setRecords({ projects: [{ ...(fields as object), name: 'Harbour', id: 1 }] });
  const project = await projects.find(null, 'harbour');
  expect(project).toMatchObject({ name: 'Harbour', coordinates: null, mapEmbed: null, brochure: null, qrCode: null });
  expect(JSON.stringify(project?.description)).not.toMatch(/script>/);
  expect(JSON.parse(JSON.stringify(project))).toEqual(project);
});

function nulls(value: unknown): object {
  const keys =
    'image status location cat sub_cat type description meta meta_description starting_price unit area latitude longitude map brochure floor_plan master_plan gallery qr_code amenities near_by_location developer agent permit_number permit_verify_url';
  return Object.fromEntries(keys.split(' ').map((key) => [key, value]));
}

test('gives the projects of ids in the order asked, without those it does not know', async () => {
  backend.setRecords({
    projects: [named(1, 'One'), null, named(2, 'Two'), { name: 'Nameless id' }, named(1, 'One more')],
  });
  const found = await projects.byIds(['2', 'x', '1', '2', 'Nameless id', '1~4']);
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    ['2', 'Two'],
    ['1', 'One'],
    ['Nameless id', 'Nameless id'],
    ['1~4', 'One more'],
  ]);
  expect(requested()).toEqual(['/api/projectapi?id=2&id=x&id=1&id=Nameless+id&id=1~4']);
});

test('asks nothing for no ids', async () => {
  expect(await projects.byIds([])).toEqual([]);
  expect(backend.requests).toHaveLength(0);
});

test('finds a project by the link of its card, whose name is cut there', async () => {
  const name = `${'Very Long Name '.repeat(30)}Gate`;
  backend.setRecords({ projects: [named(1, 'Other'), named(2, name)] });
  const [card] = (await projects.page({ page: 2, perPage: 1 })).items;
  const [developer, slug] = slugsOf(card?.name ?? '');
  expect(slug.length).toBeLessThan(name.length);
  expect(await projects.find(developer, slug)).toMatchObject({ id: '2' });
});
