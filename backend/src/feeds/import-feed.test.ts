/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { and, eq, gt, like } from 'drizzle-orm';
import sharp from 'sharp';
import { feedImports, projectAgents, projects } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { feedXml, type MadeListing, propertyXml } from '../testing/feeds/made-feed';
import { beginImport, importFeed, keepReport } from './import-feed';
import { FeedRefusal } from './read-xml';
import { startFeed } from './start-feed';

jest.setTimeout(120_000);

const backend = demoBackend();
const now = () => new Date('2026-11-29T08:00:00Z');

/** The addresses that were asked for. */
let asked: string[] = [];
const parts = () => ({
  ...{ db: backend.open.db, now, uploaded: { keep: async () => 'media/uploaded/home.webp' } },
  download: async (address: string) => {
    asked.push(address);
    if (address.endsWith('missing.jpg')) throw new FeedRefusal('photos.example answered 404.');
    return sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8702a' } })
      .png()
      .toBuffer();
  },
});

const photo = (number: number) => `https://photos.example/${number}.jpg`;

function feed(changes: Readonly<Record<number, MadeListing>> = {}, left: readonly number[] = []) {
  const numbers = Array.from({ length: 2_000 }, (_, index) => index).filter((number) => !left.includes(number));
  return feedXml(
    numbers.map((number) => {
      const own = { reference_number: `RS-${number}`, title_en: `Home ${number} of the feed` };
      const photos =
        number === 4 ? [photo(4), 'https://photos.example/missing.jpg'] : number < 20 ? [photo(number)] : [];
      return propertyXml({ ...own, ...changes[number] }, photos);
    }),
  );
}

const broken = { 7: { price: '-1' }, 8: { property_type: 'XX' }, 9: { reference_number: '' } };
const find = async (name: string) =>
  (
    await backend.open.db
      .select()
      .from(projects)
      .where(like(projects.name, `${name} of the feed%`))
  )[0];
const publicationOf = async (name: string) => (await find(name))?.publication;
const rewritten = () =>
  backend.open.db
    .select({ name: projects.name })
    .from(projects)
    .where(and(like(projects.name, '% of the feed%'), gt(projects.revision, 1)))
    .orderBy(projects.name);

test('2,000 listings are imported, and the second time only what has changed', async () => {
  const first = await importFeed(parts(), feed({ ...broken, 1: { title_en: 'Home 0 of the feed' } }));
  expect(first.report).toMatchObject({ added: 1_997, changed: 0, unchanged: 0, withdrawn: 0, broken: 3, leftOut: 0 });
  expect(first.report.faults).toEqual([
    { reference: 'RS-7', message: 'the price must be an amount in dirhams above 0' },
    { reference: 'RS-8', message: 'the type "XX" is not known' },
    { reference: '', message: 'it has no reference; its title is "Home 9 of the feed"' },
  ]);
  expect(first.report.remarks).toEqual([
    {
      reference: 'RS-4',
      message: 'without the picture https://photos.example/missing.jpg: photos.example answered 404.',
    },
  ]);
  expect(await find('Home 4')).toMatchObject({
    ...{ starting_price: 'AED 1,950,000', unit: '2BR', location: 'Dubai Marina', cat: 'Residential, Secondary Market' },
    ...{ image: 'media/uploaded/home.webp', gallery: 'media/uploaded/home.webp', publication: 'published' },
    units: [{ type: '2BR', id: 'RS-4', size: 1200, price: 1_950_000, available: 1, baths: 2 }],
  });
  // Two listings of one title are two projects.
  expect(await backend.open.db.$count(projects, eq(projects.name, 'Home 0 of the feed (RS-1)'))).toBe(1);

  asked = [];
  await backend.open.db.update(projects).set({ amenities: '1. Pool' }).where(eq(projects.name, 'Home 30 of the feed'));
  const changes = { ...broken, 1: { title_en: 'Home 0 of the feed' }, 30: { price: '1,900,000' } };
  const second = await importFeed(parts(), feed(changes, [40]));
  expect(second.report).toMatchObject({ added: 0, changed: 1, unchanged: 1_995, withdrawn: 1, broken: 3 });
  expect(second.report.withdrawnReferences).toEqual(['RS-40']);
  expect(await rewritten()).toEqual([{ name: 'Home 30 of the feed' }, { name: 'Home 40 of the feed' }]);
  // What the office has written, and the feed does not have, stays.
  expect(await find('Home 30')).toMatchObject({ starting_price: 'AED 1,900,000', amenities: '1. Pool' });
  expect(await publicationOf('Home 40')).toBe('unpublished');
  // Only the one that could not be fetched is asked for again.
  expect(asked).toEqual(['https://photos.example/missing.jpg']);

  const dry = await importFeed(parts(), feed(broken), { isDry: true });
  // One is back, two have other texts again, and one would get its missing picture.
  expect(dry.report).toMatchObject({ added: 0, changed: 4, withdrawn: 0 });
  expect(await publicationOf('Home 40')).toBe('unpublished');
  await importFeed(parts(), feed(broken));
  expect(await publicationOf('Home 40')).toBe('published');
  // A listing that is broken now stays as it was.
  await importFeed(parts(), feed({ ...broken, 50: { size: '' } }));
  expect(await publicationOf('Home 50')).toBe('published');

  await expect(importFeed(parts(), feedXml([]))).rejects.toThrow(/^The feed lacks 1997 of 1997 listings/);
  expect(await publicationOf('Home 50')).toBe('published');
});

test('agents and developers are those of the site; a listing of others stands without them', async () => {
  const listing = { reference_number: 'AG-1', title_en: 'Agent 1 of the feed', developer: 'lazurine estates' };
  const xml = propertyXml(listing).replace('<photo>', '<agent><name>Mei Lin TAN</name></agent><photo>');
  const other = propertyXml({
    ...listing,
    reference_number: 'AG-2',
    title_en: 'Agent 2 of the feed',
    developer: 'Nobody',
  });
  const { report } = await importFeed(parts(), feedXml([xml, other]), { isForced: true });
  expect(report.remarks).toEqual([
    { reference: 'AG-2', message: 'without its developer: the site has none named "Nobody"' },
  ]);
  const found = await find('Agent 1');
  expect(found?.developer_id).not.toBeNull();
  expect(await backend.open.db.$count(projectAgents, eq(projectAgents.project_id, found?.id ?? 0))).toBe(1);
});

test('an import is kept for the office with its report, or with why it was refused', async () => {
  const { db } = backend.open;
  const run = async (xml: Buffer) => {
    const id = await beginImport(db, { source: 'feed.xml', is_scheduled: false, started_at: now() });
    await keepReport({ db, now }, id, () => importFeed(parts(), xml)).catch(() => {});
    return (await db.select().from(feedImports).where(eq(feedImports.id, id)))[0];
  };
  expect(await run(Buffer.from('<html></html>'))).toMatchObject({
    ...{ ended_at: now(), report: null },
    refusal: 'The feed begins with <html>, not with <list> or <Properties>.',
  });
  expect(
    await run(feedXml([propertyXml({ reference_number: 'AG-1' }), propertyXml({ reference_number: 'AG-2' })])),
  ).toMatchObject({ refusal: null, report: { changed: 2, withdrawn: 0 } });
});

test('of all nodes one imports the feed, and again when it is due', async () => {
  const { db } = backend.open;
  const url = 'https://feeds.example/secret/feed.xml';
  const xml = feedXml(['AG-1', 'AG-2'].map((reference_number) => propertyXml({ reference_number })));
  let [read, changed] = [0, 0];
  const node = (minute: number) =>
    startFeed({
      ...{ ...parts(), feed: { url, minutes: 60 }, log: backend.app.log, changed: () => (changed += 1) },
      now: () => new Date(now().getTime() + minute * 60_000),
      download: async () => {
        read += 1;
        return xml;
      },
    });
  for (const [minutes, times] of [
    [[0, 0, 59], 1],
    [[59], 1],
    [[60], 2],
  ] as const) {
    const nodes = minutes.map(node);
    await eventually(() => changed === times);
    await Promise.all(nodes.map(({ stop }) => stop()));
    expect(read).toBe(times);
  }
  const imports = await db.select().from(feedImports).where(eq(feedImports.source, 'feeds.example'));
  expect(imports.map(({ is_scheduled, refusal }) => [is_scheduled, refusal])).toEqual([
    [true, null],
    [true, null],
  ]);
});
