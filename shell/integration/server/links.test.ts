import { areas } from '@iwan/shared/domain/areas/areas';
import { soundRecords } from '../support/records';
import { providePlainSite } from './testing/plain-site';
import { oddRecords, testLinks } from './testing/sound-links';

// The demo content, five times as large, is checked by the deep tests (demo-content.deep.test.ts).
const site = providePlainSite();

interface Named {
  readonly name: string;
}

/** The records of the backend with section 7 only, and odd names beside them. */
function withOdd(kind: 'developers' | 'agents' | 'projects', odd: readonly Named[]): readonly Named[] {
  const sound = soundRecords[kind] as readonly Named[];
  const others = odd.filter(({ name }) => sound.every((record) => record.name !== name));
  return [...sound, ...others.map((record, index) => ({ id: 100 + index, ...record }))];
}

/** Section 5 requires both names for the one that is not in Dubai. */
const places = areas.map(({ name, slug }) => (slug === 'masdar-city' ? `${name}, Abu Dhabi` : name));

/**
 * A project in each area and of each size, so that no list of the footer is empty; so far apart that no marker of the
 * map is a cluster, whose list has a link to each combination of them.
 */
const spread = (project: Named, index: number) => ({
  ...project,
  location: places[index % places.length],
  unit: '1BR, 1.5BR, 2BR, 3BR, 4BR',
  latitude: 25 + index / 50,
  longitude: 55.14,
});

const records = {
  ...soundRecords,
  developers: withOdd('developers', oddRecords.developers),
  agents: withOdd('agents', oddRecords.agents),
  projects: withOdd(
    'projects',
    oddRecords.projects.map(({ developer, ...project }) => ({ ...project, developer: { name: developer } })),
  ).map(spread),
};

beforeEach(async () => {
  site.backend.setRecords(records);
  await site.start();
});

testLinks(site, { fewest: { addresses: 80, social: 30, shown: 20 }, every: { social: 16, shown: 6 }, everyWay: false });
