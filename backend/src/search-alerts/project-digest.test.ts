import type { WatchedProject } from '@iwan/shared/paths/unit-search';
import type { ProjectRecord } from '../database/project-record';
import { indexProject } from '../search/searched-project';
import type { ProjectChange } from './changes';
import { projectDigestOf } from './project-digest';

const since = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-01T12:00:00Z');

const unit = (id: string, price: number, available = 1) => ({
  ...{ id, type: '2BR', size: 1_100, price, available, plan: null },
});
const before = {
  name: 'Watched Tower',
  status: 'Off Plan',
  starting_price: 'AED 2,600,000',
  handover: '2027-Q4',
  units: [unit('101', 2_600_000), unit('102', 2_700_000), unit('103', 2_800_000, 0)],
};
type Fields = Partial<typeof before>;

/** A project that was edited after `since`; its former price is kept apart, as the database does it. */
function edited(fields: Fields, change: Partial<ProjectChange> = {}): ProjectChange {
  const then = { ...before, developer: null, agents: [] } as unknown as ProjectChange['states'][number]['state'];
  const now = { id: 11, location: 'Al Jaddaf', agent: [], ...before, ...fields } as unknown as ProjectRecord;
  return {
    project: indexProject(now),
    listedAt: new Date(0),
    withdrawnAt: null,
    prices:
      now.starting_price === before.starting_price
        ? []
        : [{ price: before.starting_price, dirhams: 2_600_000, at: later }],
    states: [{ state: then, at: later }],
    ...change,
  };
}

const newsOf = (change: ProjectChange, topic: WatchedProject['topic'] = 'all', locale = 'en-AE') =>
  projectDigestOf({ project: '11', topic }, [change], since, locale)?.unit?.news ?? null;

const cheaper = 'Price down AED 50,000, from AED 2,600,000 to AED 2,550,000';
const moved = 'Handover moved from Q4 2027 to Q2 2028';
const all = edited({
  starting_price: 'AED 2,550,000',
  handover: 'Q2 2028',
  units: [unit('101', 2_550_000), unit('102', 2_700_000, 0), unit('103', 2_800_000), unit('104', 2_900_000)],
});

test.each<readonly [what: string, change: ProjectChange, news: readonly string[] | null]>([
  ['nothing that is watched', edited({ name: 'Watched Towers' }), null],
  ['a lower price', edited({ starting_price: 'AED 2,550,000' }), [cheaper]],
  [
    'a higher price',
    edited({ starting_price: 'AED 2,700,000' }),
    ['Price up AED 100,000, from AED 2,600,000 to AED 2,700,000'],
  ],
  ['a price that is no longer stated', edited({ starting_price: 'Price on request' }), null],
  ['a later handover', edited({ handover: '2028-Q2' }), [moved]],
  ['the same handover in other words', edited({ handover: 'Q4 2027' }), null],
  ['a handover that is no longer stated', edited({ handover: '' }), null],
  ['one more unit', edited({ units: [...before.units, unit('104', 1)] }), ['1 unit newly available']],
  ['units that are sold or removed', edited({ units: [unit('101', 2_600_000, 0)] }), ['2 units no longer available']],
  [
    'all of it',
    all,
    [cheaper, moved, '2 units newly available', '1 unit no longer available', '1 unit with a new price'],
  ],
  ['its sale, and nothing beside', edited({ status: 'SOLD OUT', handover: '2028-Q2' }), ['Sold out']],
  ['its end', edited({ handover: '2028-Q2' }, { withdrawnAt: later }), ['No longer available']],
  ['an end that was told before', edited({}, { withdrawnAt: new Date(0) }), null],
])('an alert on a project tells of %s', (_what, change, news) => {
  expect(newsOf(change)).toEqual(news);
});

test.each([
  ['price', [cheaper]],
  ['handover', [moved]],
  ['units', ['2 units newly available', '1 unit no longer available', '1 unit with a new price']],
] as const)('an alert about the %s tells of that alone, and of the end', (topic, news) => {
  expect(newsOf(all, topic)).toEqual(news);
  expect(newsOf(edited({ status: 'Sold out' }), topic)).toEqual(['Sold out']);
});

test('it tells of no other project, and leads to the page of this one while there is one', () => {
  expect(projectDigestOf({ project: '12', topic: 'all' }, [all], since, 'en-AE')).toBeNull();
  const { unit: item } = projectDigestOf({ project: '11', topic: 'all' }, [all], since, 'en-AE') ?? {};
  expect(item).toMatchObject({ name: 'Watched Tower', price: 'AED 2,550,000', before: null });
  expect(item?.path).toContain('watched-tower');
  const ended = projectDigestOf({ project: '11', topic: 'all' }, [edited({}, { withdrawnAt: later })], since, 'en-AE');
  expect(ended?.unit).toMatchObject({ path: null, end: 'withdrawn' });
});

test('in Arabic it is a sentence of that language', () => {
  const plain = newsOf(all, 'handover', 'ar-AE-u-nu-latn')?.map((text) => text.replace(/[\u2066-\u2069]/g, ''));
  expect(plain).toEqual(['تغيّر موعد التسليم من الربع الرابع 2027 إلى الربع الثاني 2028']);
});
