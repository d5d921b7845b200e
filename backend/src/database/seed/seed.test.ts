import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { readFigures } from '@iwan/shared/domain/project/project-figures';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { cheapestUnit, readUnitTypes } from '@iwan/shared/domain/project/units/unit-types';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { rowSchema } from '../../content/resources';
import { readSiteContent } from './seed';
import { readSeed, type Seed } from './seed-records';

const folder = join(import.meta.dirname, '../../../seed');

interface MediaEntry {
  readonly file: string;
  readonly kind: string;
  readonly subject: string;
  readonly alt: string;
  readonly bytes: number;
}
const manifest: readonly MediaEntry[] = JSON.parse(readFileSync(join(folder, 'media/manifest.json'), 'utf8'));
const media = new Map(manifest.map((entry) => [`media/${entry.file}`, entry]));

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(folder);
});

const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
const paths = (list: string | null | undefined) =>
  (list ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);

test('no two files are the same under two paths, so that a picture of two projects is noticed by its path', () => {
  unique(
    manifest.map(({ file }) =>
      createHash('sha256')
        .update(readFileSync(join(folder, 'media', file)))
        .digest('hex'),
    ),
  );
});

test('every file of the manifest is there, with its size and a description', () => {
  for (const { file, alt, bytes } of manifest) {
    expect([file, statSync(join(folder, 'media', file)).size]).toEqual([file, bytes]);
    expect(alt.length).toBeGreaterThan(10);
  }
});

test('every picture, plan, brochure, clip and card that a record names is in the manifest', () => {
  const named = [
    ...seed.projects.flatMap((project) => [
      ...paths(project.image),
      ...paths(project.gallery),
      ...paths(project.brochure),
      ...paths(project.floor_plan),
      ...paths(project.master_plan),
      ...paths(project.qr_code),
      ...(project.units ?? []).flatMap(({ plan }) => paths(plan)),
    ]),
    ...seed.developers.flatMap(({ images, logo, f_img, video, v_img }) =>
      [images, logo, f_img, video, v_img].flatMap(paths),
    ),
    ...seed.agents.flatMap(({ images, card }) => [images, card].flatMap(paths)),
    ...seed.team.flatMap(({ image }) => paths(image)),
    ...seed.blogs.flatMap(({ details }) => details.flatMap(({ images }) => paths(images))),
  ];
  expect(named.length).toBeGreaterThan(500);
  for (const path of named) expect([path, media.has(path)]).toEqual([path, true]);
});

test('has what the site shows: sixty projects over ten areas, twelve developers, eight agents, eight of the team', () => {
  expect(seed.projects).toHaveLength(60);
  expect(new Set(seed.projects.map(({ location }) => location?.replace(/ \(.*\)$/, ''))).size).toBe(10);
  expect(seed.developers).toHaveLength(12);
  expect(seed.developers.filter(({ video }) => video)).toHaveLength(9);
  expect(seed.agents).toHaveLength(8);
  expect(seed.team).toHaveLength(8);
  expect(seed.team.filter(({ type }) => type === 'Leader')).toHaveLength(6);
  expect(seed.blogs).toHaveLength(12);
});

test('names nobody and nothing twice, nor whom it does not have', () => {
  for (const list of [seed.projects, seed.developers, seed.agents, seed.team])
    unique(list.map(({ name }) => toSlug(name)));
  const developers = new Set(seed.developers.map(({ name }) => name));
  const agents = new Set(seed.agents.map(({ name }) => name));
  for (const project of seed.projects) {
    if (project.developer !== null) expect(developers).toContain(project.developer);
    for (const agent of project.agents) expect(agents).toContain(agent);
  }
});

test('each developer bears the name that the logo does', () => {
  for (const { name, logo } of seed.developers) expect(media.get(String(logo))?.subject).toBe(name);
});

test('brings the awkward records of real backends', () => {
  const some = (what: (project: Seed['projects'][number]) => boolean) => expect(seed.projects.some(what)).toBe(true);
  for (const status of ['Sold OUT', 'SOLD OUT', 'New Launch', 'Ready', 'Under Construction']) {
    some((project) => project.status === status);
  }
  for (const price of [/^1\.2 million$/, /^1\.9 MILLION$/, /^AED 2\.6 MILLION$/, /^AED 1,950,000$/]) {
    some((project) => price.test(project.starting_price ?? ''));
  }
  for (const field of ['starting_price', 'unit', 'area', 'latitude', 'longitude', 'type', 'gallery'] as const) {
    some((project) => project[field] === null);
  }
  for (const sign of [/ê/, /’/, /&/, /\//, /-/]) some(({ name }) => sign.test(name));
  for (const count of [0, 1, 2]) some(({ agents }) => agents.length === count);
  some(({ amenities }) => /^1\. .*\r\n2\. /.test(amenities ?? ''));
  some(({ amenities }) => /^[A-Z].*\r\n[A-Z]/.test(amenities ?? ''));
  for (const { near_by_location } of seed.projects) {
    for (const line of near_by_location?.split('\r\n') ?? []) expect(line).toMatch(/^\d\. .+ - .+$/);
  }
});

test('fills the Fresh Finds and the Most Trending carousel', () => {
  const labelled = (label: string) => seed.projects.filter(({ type }) => type?.includes(label)).length;
  expect(labelled('Fresh Finds')).toBeGreaterThanOrEqual(8);
  expect(labelled('Trending')).toBeGreaterThanOrEqual(6);
});

test('shows towers for apartments, houses for houses, and never a picture twice on a page of nine', () => {
  const kinds = (project: Seed['projects'][number]) => media.get(String(project.image))?.kind;
  for (const project of seed.projects) {
    if (/villa|townhouse/i.test(project.sub_cat ?? '')) expect(['villa', 'townhouse']).toContain(kinds(project));
    if (/office|retail/i.test(project.sub_cat ?? '')) expect(kinds(project)).toBe('commercial');
    if (/apartment|penthouse/i.test(project.sub_cat ?? ''))
      expect(['tower', 'interior', 'amenity']).toContain(kinds(project));
  }
  for (let from = 0; from < seed.projects.length; from += 9) {
    unique(seed.projects.slice(from, from + 9).map(({ image }) => String(image)));
  }
});

test('no field of a developer is empty, but the clip of those who have none, and the still is of the clip', () => {
  for (const { video, v_heading, v_sub_heading, v_img, ...record } of seed.developers) {
    expect([record.name, Object.values(record).filter((value) => !value)]).toEqual([record.name, []]);
    expect([record.name, Boolean(v_heading && v_sub_heading)]).toEqual([record.name, Boolean(video)]);
    expect([record.name, v_img]).toEqual([record.name, video?.replace('.mp4', '-poster.webp') ?? null]);
    expect(record.pointers).toMatch(/^1\. .+\r\n2\. .+\r\n3\. /);
  }
});

test('the units agree with what the record says of them: kinds, sizes, and the starting price', () => {
  const described = seed.projects.filter(({ units }) => units);
  expect(described.length).toBeGreaterThanOrEqual(57);
  for (const { name, unit, sub_cat, area, starting_price, status, units } of described) {
    const kinds = splitList(unit ?? sub_cat ?? '');
    const sizes = (units ?? []).map(({ size }) => size ?? 0);
    const ends = (area ?? '').match(/[\d,]+/g)?.map((end) => Number(end.replaceAll(',', ''))) ?? [];
    expect([name, [...new Set(units?.map(({ type }) => type))].sort()]).toEqual([name, [...kinds].sort()]);
    expect([name, Math.min(...sizes), Math.max(...sizes)]).toEqual([name, ends[0], ends.at(-1)]);
    const cheapest = cheapestUnit(readUnitTypes({ units }));
    expect([name, cheapest?.price ?? null]).toEqual([name, parsePrice(starting_price ?? null)]);
    const isSold = units?.every(({ available }) => available === 0);
    expect([name, isSold]).toEqual([name, isSoldOut(status ?? null)]);
  }
});

test('says of what is being built when it is handed over, as its description does, and how it is paid', () => {
  const said = (description: string) => /Handover: (Q[1-4]) (20\d\d)\./.exec(description);
  expect(seed.projects.filter(({ description }) => said(description ?? '')).length).toBeGreaterThan(15);
  for (const { name, description, handover, payment_plan, status } of seed.projects) {
    const [, quarter, year] = said(description ?? '') ?? [];
    if (quarter) expect([name, handover]).toEqual([name, `${year}-${quarter}`]);
    if (status === 'Ready' && handover) expect(handover < '2026-Q3').toBe(true);
    if (!payment_plan) continue;
    const sum = payment_plan.reduce((percent, each) => percent + each.percent, 0);
    expect([name, sum, Boolean(handover)]).toEqual([name, 100, true]);
  }
});

test('the figures of projects are of units that the project has, in every state', () => {
  const states = new Set<string>();
  for (const { project, figures } of seed.figures) {
    const units = seed.projects.find(({ name }) => name === project)?.units ?? [];
    expect([project, readFigures({ figures }).length]).toEqual([project, figures.length]);
    for (const { type } of figures) {
      if (type) expect([project, units.map((unit) => unit.type)]).toEqual([project, expect.arrayContaining([type])]);
    }
    states.add([...new Set(figures.map(({ kind }) => kind))].sort().join(' and '));
  }
  expect([...states].sort()).toEqual(['rent', 'rent and service_charge', 'service_charge']);
});

test('a plan is a picture or a document that a phone shows, of that many bedrooms and that size', () => {
  const planned = seed.projects.flatMap(({ name, units }) => (units ?? []).map((unit) => ({ name, unit })));
  const withPlans = planned.filter(({ unit }) => unit.plan);
  expect(withPlans.length).toBeGreaterThan(90);
  for (const { name, unit } of withPlans) {
    const { alt = '' } = media.get(String(unit.plan)) ?? {};
    const size = unit.size?.toLocaleString('en');
    expect([name, alt]).toEqual([name, expect.stringContaining(`${unit.type.replace('BR', '')} bedroom`)]);
    expect([name, alt]).toEqual([name, expect.stringContaining(`${size} square feet`)]);
  }
  for (const { name, floor_plan } of seed.projects) {
    if (floor_plan) expect([name, floor_plan]).toEqual([name, expect.stringMatching(/\.(?:pdf|webp)$/)]);
  }
});

test('a master plan is a plan', () => {
  const plans = seed.projects.flatMap(({ master_plan }) => paths(master_plan));
  expect(plans.length).toBeGreaterThanOrEqual(9);
  for (const path of plans) expect([path, media.get(path)?.kind]).toEqual([path, 'plan']);
});

test('has the five openings of the specification, as an import would accept them', async () => {
  const openings = await readSiteContent(folder, 'openings');
  expect(openings.map(({ name }) => name)).toEqual([
    'Real Estate Sales Consultant',
    'Property Management Specialist',
    'Real Estate Financial Analyst',
    'Property Inspector',
    'Investment Relations Coordinator',
  ]);
  for (const opening of openings) {
    const { success, data } = rowSchema('openings').safeParse(opening);
    expect([opening.name, success, data]).toEqual([opening.name, true, opening]);
    for (const points of [opening.does, opening.brings, opening.offers]) {
      expect([opening.name, (points ?? '').split('\n').length]).toEqual([opening.name, expect.any(Number)]);
      expect((points ?? '').split('\n').length).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each([
  ['faq', 'faq', 19],
  ['areas', 'areas', 10],
  ['texts', 'texts', 17],
  ['answers', 'texts', 2],
  ['legal', 'texts', 2],
] as const)('has the %s that are built in, as an import of %s would accept them', async (file, kind, count) => {
  const records = await readSiteContent(folder, file);
  expect(records).toHaveLength(count);
  for (const record of records) {
    const { success, data } = rowSchema(kind).safeParse(record);
    expect([record.name, success, data]).toEqual([record.name, true, record]);
  }
});
