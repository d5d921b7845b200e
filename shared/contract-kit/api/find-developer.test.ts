import { cutLine } from '../../domain/record/cut-line';
import { paths } from '../paths/paths';
import { type PlainBackend, startPlainBackend } from '../testing/plain-backend';
import { createHttp } from './create-http';
import { developersApi } from './developers';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const developers = () => developersApi(createHttp({ baseUrl: backend.url, report: () => {} }));
const slugOf = (name: string) =>
  decodeURIComponent(paths.developerListed(name).split('/')[1] ?? '').replace(/-properties$/, '');
const requested = () => backend.requests.map(({ path }) => decodeURIComponent(path));

test('asks for the slug with its hyphens as spaces, and for nothing more', async () => {
  backend.setRecords({ developers: [{ id: 1, name: 'Lazurine Estates' }] });
  expect(await developers().find('lazurine-estates')).toMatchObject({ id: '1', name: 'Lazurine Estates' });
  expect(requested()).toEqual(['/api/developerapi/lazurine estates']);
});

test.each([
  'Palm-View',
  "L'Étoile",
  'Pelham & Sons',
  'Rêve d’Azur',
  'North/South',
  'دار الخليج',
  '★★★',
  'Sand-properties',
])('finds %s by its own address, with the exact name in the second call', async (name) => {
  backend.setRecords({ developers: [{ id: 1, name: 'Other' }, null, { id: 2, name }] });
  expect(await developers().find(slugOf(name))).toMatchObject({ id: '2', name });
  expect(requested().at(-1)).toBe(`/api/developerapi/${name}`);
});

test('finds a name that is too long to be shown whole', async () => {
  const name = 'Lazurine '.repeat(60).trim();
  backend.setRecords({ developers: [{ id: 1, name }] });
  expect(await developers().find(slugOf(cutLine(name)))).toMatchObject({ id: '1' });
});

test('there is no such developer where neither call nor list has it', async () => {
  expect(await developers().find('nobody')).toBeNull();
});

test.each([
  ['a refusal', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['no connection', { kind: 'drop' }, 'Failed to fetch developer details'],
  ['a web page', { kind: 'html' }, 'Failed to fetch developer details'],
] as const)('says of %s what section 8 says', async (_, behaviour, message) => {
  backend.behave(behaviour);
  await expect(developers().find('cavarin')).rejects.toMatchObject({ name: 'ApiError', message });
});

test('reads every field, and nothing that a page would trip over', async () => {
  backend.setRecords({
    developers: [
      {
        id: 7,
        name: 'Cavarin',
        images: 'media/banner.webp',
        buildings: 12,
        exp: '27',
        estb: 1999,
        emp: '640',
        hq: 'Dubai',
        heading: 'Shade',
        sub_heading: 'Drawn by hand',
        pointers: '1. Deep balconies\r\n2. High ceilings',
        f_img: 'javascript:alert(1)',
        f_heading: ['x'],
        v_heading: 'A year',
        v_img: 'media/still.webp',
        video: '<iframe src="https://www.youtube.com/embed/a1" onload="alert(1)"></iframe>',
        map: '<iframe src="https://evil.example/"></iframe>',
      },
    ],
  });
  expect(await developers().find('cavarin')).toEqual({
    id: '7',
    name: 'Cavarin',
    logo: null,
    video: { kind: 'frame', address: 'https://www.youtube-nocookie.com/embed/a1' },
    location: null,
    image: 'media/banner.webp',
    heading: 'Shade',
    subHeading: 'Drawn by hand',
    buildings: '12',
    experience: '27',
    established: '1999',
    employees: '640',
    headquarters: 'Dubai',
    feature: { image: null, heading: null, subHeading: null, pointers: ['Deep balconies', 'High ceilings'] },
    videoHeading: 'A year',
    videoSubHeading: null,
    still: 'media/still.webp',
    mapEmbed: null,
  });
});
