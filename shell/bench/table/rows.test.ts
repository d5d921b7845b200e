import type { Budgets } from '../budgets/budgets';
import type { BenchResults, PageResult } from '../results';
import { spreadOf } from '../statistics';
import { rowsOf } from './rows';

const bound = { goal: 20, limit: 160 };
const budgets: Budgets = {
  interactions: { nextPaint: 100, firstTouch: 200 },
  navigations: { title: 300, picture: 700, back: 100 },
  documents: { made: 200, kept: 3000 },
  lighthouse: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  kinds: {
    reading: {
      pages: ['blog', 'faq'],
      time: { largestContentfulPaint: 1000, totalBlockingTime: 100, cumulativeLayoutShift: 0.02 },
      kilobytes: {
        document: bound,
        script: bound,
        ahead: bound,
        hydrated: bound,
        style: bound,
        font: bound,
        image: bound,
        other: bound,
      },
      requests: { limit: 30 },
      packages: [],
      twice: [],
    },
  },
};

const sites = ['one', 'other'].map((name) => ({ name, origin: `http://${name}` }));
const page = (values: PageResult['values'], changed: Partial<PageResult> = {}): PageResult => ({
  page: 'blog',
  site: 'one',
  path: '/blog',
  status: 200,
  values,
  packages: {},
  ...changed,
});

const rows = (changed: Partial<BenchResults>) =>
  rowsOf(
    {
      takenAt: '2026-01-01T00:00:00.000Z',
      machine: { processor: 'any', cores: 2, node: 'v20', browser: '1' },
      options: {
        url: null,
        against: null,
        projects: [60],
        databases: [],
        pages: ['blog'],
        subjects: ['pages'],
        runs: 1,
        profile: 'phone',
        json: null,
        lighthouseRuns: 0,
        writesReadme: false,
      },
      sites,
      pages: [],
      interactions: [],
      touches: [],
      navigations: [],
      documents: [],
      ...changed,
    },
    budgets,
  ).map(({ group, what, goal, limit, cells }) => ({ group, what, goal, limit, cells }));

const spread = (value: number) => spreadOf([value]) ?? '–';
const values = (value: number) => ({ largestContentfulPaint: spreadOf([value]) ?? undefined }) as PageResult['values'];

test('the measurements of each site are beside their goal', () => {
  expect(rows({ pages: [page(values(800)), page(values(900), { site: 'other' })] })).toEqual([
    { group: 'blog', what: 'LCP, ms', goal: 1000, limit: undefined, cells: [spread(800), spread(900)] },
  ]);
});

test('a page that a site does not have is listed with its status, or beside the other site’s', () => {
  const missing = { status: 404, path: '/blog' };
  expect(rows({ pages: [page({}, missing), page({}, { ...missing, site: 'other' })] })).toEqual([
    { group: 'blog', what: 'not there yet', goal: undefined, limit: undefined, cells: ['status 404', 'status 404'] },
  ]);
  expect(rows({ pages: [page({}, missing), page(values(900), { site: 'other' })] })[0]?.cells).toEqual([
    'not there yet',
    spread(900),
  ]);
});

test('the packages of the scripts follow, the largest first, without small ones', () => {
  const packages = { react: 3, 'react-dom': 48.26, zustand: 0.5 };
  const told = rows({ pages: [page({}, { packages }), page({}, { site: 'other', packages: { react: 60 } })] });
  expect(told.map(({ what, cells }) => [what, ...cells])).toEqual([
    ['script of react, KB', '3.0', '60.0'],
    ['script of react-dom, KB', '48.3', '–'],
  ]);
});

test('an interaction has a row for its next paint, and one for a first touch where it was measured', () => {
  const interaction = { what: 'Tab', page: 'blog' as const, nextPaint: spreadOf([40]), firstTouch: null };
  expect(rows({ interactions: [interaction].map((one) => ({ ...one, site: 'one' })) })).toEqual([
    { group: 'Tab', what: 'next paint, ms', goal: 100, limit: undefined, cells: [spread(40), 'another document'] },
  ]);
  const touched = { ...interaction, site: 'other', firstTouch: spreadOf([150]) };
  expect(rows({ interactions: [{ ...interaction, site: 'one' }, touched] })[1]).toEqual({
    group: 'Tab',
    what: 'first touch, ms',
    goal: 200,
    limit: undefined,
    cells: ['none to measure', spread(150)],
  });
});

test('a navigation has a row for the title, the largest picture and Back, by whether code was running', () => {
  const navigation = {
    what: 'Home to a project',
    site: 'one',
    title: spreadOf([250]),
    picture: spreadOf([600]),
    back: null,
  };
  const first = { ...navigation, isFirst: true };
  const further = { ...navigation, isFirst: false, title: spreadOf([180]) };
  const told = rows({ navigations: [first, further] });
  expect(told.map(({ group, what, goal, cells }) => [group, what, goal, ...cells])).toEqual([
    ['Home to a project, first touch', 'new title, ms', 300, spread(250), '–'],
    ['Home to a project, first touch', 'largest picture, ms', 700, spread(600), '–'],
    ['Home to a project, first touch', 'Back, ms', 100, '–', '–'],
    ['Home to a project, code running', 'new title, ms', 300, spread(180), '–'],
    ['Home to a project, code running', 'largest picture, ms', 700, spread(600), '–'],
    ['Home to a project, code running', 'Back, ms', 100, '–', '–'],
  ]);
});

test('thirty touches have a row for three quarters of them, and one for the longest', () => {
  expect(rows({ touches: [{ site: 'one', p75: spreadOf([48]), worst: spreadOf([160]) }] })).toEqual([
    { group: 'Thirty touches', what: 'INP p75, ms', goal: 100, limit: undefined, cells: [spread(48), '–'] },
    { group: 'Thirty touches', what: 'the longest, ms', goal: undefined, limit: undefined, cells: [spread(160), '–'] },
  ]);
});

test('the documents a second are at the end', () => {
  const load = (perSecond: number) => ({ perSecond, p99: 9, failures: 0 });
  expect(rows({ documents: [{ site: 'one', made: load(150), kept: load(4000) }] })).toEqual([
    { group: 'Home documents', what: 'made, a second', goal: 200, limit: undefined, cells: [spread(150), '–'] },
    { group: 'Home documents', what: 'kept, a second', goal: 3000, limit: undefined, cells: [spread(4000), '–'] },
  ]);
});
