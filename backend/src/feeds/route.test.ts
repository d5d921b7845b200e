/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { parsePrice } from '@iwan/shared/domain/money/price';
import type { UnitRecord } from '@iwan/shared/domain/records/unit';
import { feedListings } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { inOffice, officeOf } from '../testing/office';
import { beginImport } from './import-feed';
import { readListing } from './read-listing';
import { readFeedXml } from './read-xml';

const backend = demoBackend({ office: officeOf('first@example.com') });

interface Shown {
  readonly starting_price: string | null;
  readonly status: string;
  readonly units: readonly UnitRecord[] | null;
}

test('the XML feed has each home that is for sale at a price, and our own import reads all of it', async () => {
  const { data } = (await backend.get('/api/projectapi')).json();
  const homes = (data as readonly Shown[]).flatMap(({ starting_price, status, units }) =>
    parsePrice(starting_price) === null || /^sold/i.test(status) ? [] : (units ?? []),
  );
  const sold = homes.filter(({ price, available }) => price && available !== 0);
  const response = await backend.get('/api/feeds/listings.xml');
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: expect.any(String),
  });
  const entries = await readFeedXml(response.rawPayload);
  expect(entries[0]?.attributes.last_update).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const read = entries.map(readListing);
  expect(read.filter(({ kind }) => kind !== 'listing')).toEqual([]);
  expect([read.length > 100, read.length]).toEqual([true, sold.length]);
  const first = read.flatMap((one) => (one.kind === 'listing' ? one.listing : []))[0];
  expect(first).toMatchObject({
    reference: '1-1',
    fields: {
      ...{ name: 'Lazurine Quay, 1BR', unit: '1BR', starting_price: 'AED 1,950,000', location: 'Dubai Marina' },
      ...{ cat: 'Residential, Off Plan', permit_number: '7100007919', latitude: '25.0805', agents: ['Mariam Al Suri'] },
      developer: 'Lazurine Estates',
    },
  });
  expect(first?.photos[0]?.address).toMatch(/^http:\/\/localhost:3000\/images\/1920\/media\//);
});

test('the JSON feed has the same, and a listing of the brokerage keeps its reference', async () => {
  const { db } = backend.open;
  await db.insert(feedListings).values({ reference: 'RS-77', project_id: 2, fields: {} });
  // A write, after which the list is made anew.
  const editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
  const { version } = (await editor.call('GET', '/projects/2')).json();
  await editor.call('PATCH', '/projects/2', { version, changes: { furnishing: 'Furnished' } });
  const { data } = (await backend.get('/api/feeds/listings.json')).json();
  const ofFeed = ({ reference_number }: { readonly reference_number: string }) => reference_number === 'RS-77';
  expect(data.find(ofFeed)).toMatchObject({
    ...{ title_en: 'Verdisle Gardens', offering_type: 'RS', property_type: 'VH', price: 3_600_000, size: 2633 },
    ...{
      city: 'Dubai',
      developer: 'Verdisle Communities',
      completion_status: 'off_plan',
      furnished: 'Yes',
      bedroom: 4,
    },
    url: 'http://localhost:3000/verdisle-communities-properties/verdisle-gardens/',
    title_ar: expect.stringMatching(/\p{Script=Arabic}/u),
  });
});

test('the office lists imports, the latest first; agents of the brokerage do not see them', async () => {
  const { db } = backend.open;
  const started_at = new Date('2026-11-29T08:00:00Z');
  const ids = [
    await beginImport(db, { source: 'a.xml', is_scheduled: false, started_at }),
    await beginImport(db, { source: 'feeds.example', is_scheduled: true, started_at }),
  ];
  const editor = await inOffice(backend, { email: 'second@example.com', role: 'editor' });
  const { data, total } = (await editor.call('GET', '/feed-imports')).json();
  expect([total, data.map(({ id }: { id: number }) => id)]).toEqual([2, ids.toReversed()]);
  expect((await editor.call('GET', `/feed-imports/${ids[1]}`)).json()).toEqual({
    ...{ id: ids[1], source: 'feeds.example', isScheduled: true, startedAt: '2026-11-29T08:00:00.000Z' },
    ...{ endedAt: null, refusal: null, report: null },
  });
  const agent = await inOffice(backend, { email: 'agent@example.com', role: 'agent' });
  expect((await agent.call('GET', '/feed-imports')).statusCode).toBe(403);
});
