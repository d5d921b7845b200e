/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { parsePrice } from '@iwan/shared/domain/money/price';
import { cardFieldNames } from '@iwan/shared/domain/project/project-fields';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { wholeBudget } from '@iwan/shared/domain/search/budget/budget';
import { preview } from '@iwan/shared/domain/text/preview';
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();
const ask = async (query: string) => (await backend.get(`/api/projectapi?${query}`)).json();
const names = async (query: string) => (await ask(query)).data.map(({ name }: { name: string }) => name);

test('a caller that knows only section 7 gets every project whole, and no meta', async () => {
  for (const query of ['', 'utm_source=mail']) {
    const body = await ask(query);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data[0]).toHaveProperty('gallery');
  }
});

test('a page of cards carries what a card shows, and says what it is a page of', async () => {
  const { data, meta } = await ask('fields=card&page=2&per_page=9&cat=Residential');
  expect(data).toHaveLength(9);
  const total = (await names('fields=card&cat=residential')).length;
  expect(meta).toEqual({
    total,
    page: 2,
    per_page: 9,
    fields: 'card',
    filters: { cat: ['Residential'] },
    least_price: expect.any(Number),
    search_alerts: true,
  });
  expect(Object.keys(data[0])).toEqual([
    ...['id', 'name', 'image', 'status', 'location', 'cat', 'sub_cat', 'type', 'unit', 'starting_price', 'area'],
    ...['developer', 'agent', 'description', ...cardFieldNames, 'units', 'price_history', 'shares_address'],
  ]);
});

test('a card shows the same twenty words, whether cut here or in the site', async () => {
  const whole: { description: string | null }[] = (await ask('')).data;
  const cards: { description: string | null }[] = (await ask('fields=card')).data;
  expect(cards.map(({ description }) => preview(description))).toEqual(
    whole.map(({ description }) => preview(description)),
  );
});

test('cards without a page are the whole list', async () => {
  const { data, meta } = await ask('fields=card');
  expect([data.length, meta]).toEqual([60, { total: 60, fields: 'card', filters: {}, search_alerts: true }]);
});

test('a page past the end is the last one, and an empty list has one page', async () => {
  expect((await ask('page=999&per_page=25')).meta).toMatchObject({ total: 60, page: 3, per_page: 25 });
  expect(await ask('page=3&slug=nowhere')).toEqual({
    data: [],
    meta: { total: 0, page: 1, per_page: 9, filters: { slug: 'nowhere' }, relaxations: {}, search_alerts: true },
  });
});

test('markers carry where and what, and nothing else', async () => {
  const { data } = await ask('fields=marker');
  expect(data[0]).toEqual({
    id: 1,
    name: 'Lazurine Quay',
    image: 'media/exteriors/tower-twist-golden-01.webp',
    status: expect.anything(),
    location: 'Dubai Marina',
    starting_price: 'AED 1,950,000',
    latitude: '25.0805',
    longitude: '55.1403',
    developer: { name: 'Lazurine Estates' },
  });
});

test('a part of the map holds what stands there, and says who has no place', async () => {
  const marina = await ask('zoom=12&bbox=55.12,25.06,55.16,25.1');
  expect(marina.data.length).toBeGreaterThan(3);
  for (const { location } of marina.data) expect(location).toBe('Dubai Marina');
  expect(marina.meta).toMatchObject({ total: 60, placed: marina.data.length, clusters: [], fields: 'marker' });
  expect(marina.meta.unplaced.total).toBeGreaterThan(3);
  expect(marina.meta.unplaced.ids).toHaveLength(marina.meta.unplaced.total);
  const world = await ask('zoom=12');
  expect(world.meta.placed + world.meta.unplaced.total).toBe(60);
});

test('filters by any value within a criterion and by all criteria together', async () => {
  const { data } = await ask('unit=1BR&unit=Studios&developer=lazurine%20estates');
  expect(data.length).toBeGreaterThan(0);
  for (const { unit, developer } of data) {
    expect(unit).toMatch(/(^|,\s*)(1BR|Studios)/);
    expect(developer.name).toBe('Lazurine Estates');
  }
  const both = await names('type=Hot%20Selling&cat=Off%20Plan');
  const one = await names('type=Hot%20Selling');
  expect(both.length).toBeLessThan(one.length);
  expect(one).toEqual(expect.arrayContaining(both));
});

test('applies a budget only when asked, and says how many that alone has hidden', async () => {
  const { data, meta } = await ask(`price_from=${wholeBudget.from}&price_to=${wholeBudget.to}`);
  for (const { starting_price } of data) expect(parsePrice(starting_price)).toBeLessThanOrEqual(3_000_000);
  expect(data.length + meta.hidden_by_budget).toBe(60);
  expect(meta.hidden_by_budget).toBeGreaterThan(0);
});

test('leaves the other end of a budget open where only one is asked for', async () => {
  const prices = async (query: string) =>
    (await ask(query)).data.map(({ starting_price }: { starting_price: string | null }) => parsePrice(starting_price));
  const all: (number | null)[] = await prices('');
  const dear = all.filter((price) => (price ?? 0) >= 3_000_001);
  expect(dear.length).toBeGreaterThan(0);
  expect(await prices('price_from=3000001')).toEqual(dear);
  const unpriced = all.filter((price) => price === null);
  expect(unpriced.length).toBeGreaterThan(0);
  expect(await prices('price_to=3000000')).toHaveLength(all.length - dear.length - unpriced.length);
  expect(await prices('price_from=0&price_to=3000000')).toHaveLength(all.length - dear.length);
});

test('says of a slice what the cheapest of all costs that is not sold', async () => {
  const whole = (await ask('sort=price')).data as { starting_price: string | null; status: string }[];
  const free = whole.filter(({ starting_price, status }) => parsePrice(starting_price) && !isSoldOut(status));
  expect(free.length).toBeLessThan(whole.length);
  const { meta } = await ask('sort=price-desc&page=1&per_page=1');
  expect(meta.least_price).toBe(parsePrice(free[0]?.starting_price ?? null));
  expect((await ask('location=Nowhere&page=1')).meta).not.toHaveProperty('least_price');
});

test('sorts by price with the unpriced last, by name, and by what is newest', async () => {
  const prices = (await ask('sort=price')).data.map(({ starting_price }: { starting_price: string | null }) =>
    parsePrice(starting_price),
  );
  const priced = prices.filter((price: number | null) => price !== null);
  expect(prices.slice(0, priced.length)).toEqual([...priced].sort((one, other) => one - other));
  expect(prices.length).toBeGreaterThan(priced.length);
  expect((await ask('sort=newest&per_page=1')).data[0].id).toBe(60);
  const sorted = await names('sort=name');
  expect(sorted).toEqual([...sorted].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare));
});

test('counts beside each choice what it would give', async () => {
  const { meta } = await ask('facets=1&page=1&cat=Commercial');
  for (const { value, count } of meta.facets.categories) {
    expect([value, (await names(`cat=${encodeURIComponent(value)}`)).length]).toEqual([value, count]);
  }
  for (const { value, count } of meta.facets.configurations) {
    const url = `cat=Commercial&unit=${encodeURIComponent(value)}`;
    expect([value, (await names(url)).length]).toEqual([value, count]);
  }
});

test('finds what a slug and what the hero search mean', async () => {
  expect(await names('slug=masdar-city')).toHaveLength(6);
  expect(await names('location=Dubai%20Marina&name=lazurine%20quay')).toEqual(['Lazurine Quay']);
});

test('gives projects by their ids, whole, and leaves out what it does not know', async () => {
  const { data, meta } = await ask('id=3&id=1&id=999&id=x');
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1, 3]);
  expect(data[0]).toHaveProperty('gallery');
  expect(meta).toEqual({ total: 2, filters: { id: ['1', '3', '999', 'x'] }, search_alerts: true });
});

test.each([
  ['reve-d-azur', ['Rêve d’Azur']],
  ['quay-7-8', ['Quay 7/8']],
  ['nowhere', []],
])('finds whose name has the slug %s', async (slug, found) => {
  const { data, meta } = await ask(`named=${slug}&fields=marker`);
  expect(data.map(({ name }: { name: string }) => name)).toEqual(found);
  expect(meta.filters).toEqual({ named: slug });
});

test('counts only the criteria that it is asked to count', async () => {
  const { meta } = await ask('facets=locations&page=1&per_page=1&location=Dubai%20Marina');
  expect(Object.keys(meta.facets)).toEqual(['locations']);
  expect(meta.facets.locations).toHaveLength(10);
  for (const { value, count } of meta.facets.locations) {
    expect([value, (await names(`location=${encodeURIComponent(value)}`)).length]).toEqual([value, count]);
  }
});

test('finds a part of a name, and sends names alone', async () => {
  const { data, meta } = await ask('fields=name&sort=name&location=Dubai%20Marina&in_name=QUAY&page=1');
  expect(data[0]).toEqual({ id: expect.any(Number), name: expect.stringMatching(/quay/i), location: 'Dubai Marina' });
  expect(meta.filters).toEqual({ location: ['Dubai Marina'], in_name: 'QUAY' });
});

test('says what would be found without each criterion when nothing is', async () => {
  const { meta } = await ask('page=1&location=Dubai%20Marina&unit=9BR&cat=Residential');
  expect(meta.total).toBe(0);
  expect(meta.relaxations).toEqual({ configurations: (await names('location=Dubai%20Marina&cat=Residential')).length });
  expect((await ask('page=1&unit=1BR')).meta).not.toHaveProperty('relaxations');
});

test('finds by the words of a name, a place and a developer', async () => {
  expect(await names('q=lazurine%20quay')).toContain('Lazurine Quay');
  expect(await names('q=quay%20laz')).toEqual(await names('q=Laz%20QUAY'));
  expect(await names('q=nothing%20of%20this%20kind')).toEqual([]);
});

test('finds what stands within an area drawn on the map, as a list and on the map', async () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  const marina = writeArea([corner(25.06, 55.12), corner(25.1, 55.12), corner(25.1, 55.16), corner(25.06, 55.16)]);
  const list = await ask(`within=${marina}&fields=card`);
  expect(list.data.length).toBeGreaterThan(3);
  for (const { location } of list.data) expect(location).toBe('Dubai Marina');
  expect(list.meta).toMatchObject({ total: list.data.length, fields: 'card', filters: { within: marina } });
  const map = await ask(`within=${marina}&zoom=12`);
  expect(map.meta).toMatchObject({ placed: list.data.length, unplaced: { total: 0 }, filters: { within: marina } });
});

test('the same question in another order is the same answer', async () => {
  const [one, other] = [
    await backend.get('/api/projectapi?fields=card&unit=1BR&unit=2BR&page=1'),
    await backend.get('/api/projectapi?page=1&unit=2BR&fields=card&unit=1BR&unit=1BR'),
  ];
  expect(one.headers.etag).toBe(other.headers.etag);
  const again = await backend.get('/api/projectapi?fields=card&unit=1BR&unit=2BR&page=1', {
    'if-none-match': String(one.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['page=0', 'page', 'page must be a whole number from 1 to 1,000,000'],
  ['page=1&page=2', 'page', 'page must be a whole number from 1 to 1,000,000'],
  ['per_page=101', 'per_page', 'per_page must be a whole number from 1 to 100'],
  ['fields=all', 'fields', 'fields must be card, marker or name'],
  ['sort=price;drop', 'sort', 'sort must be one of price, price-desc, newest, name'],
  ['zoom=23', 'zoom', 'zoom must be a whole number from 0 to 22'],
  ['zoom=9&bbox=56,25,55,26', 'bbox', 'bbox must be west,south,east,north in degrees'],
  ['price_to=-1', 'price_to', 'price_to must be a whole number of dirhams'],
  [
    'completion_from=soon',
    'completion_from',
    'completion_from must be a year such as 2028, or a quarter such as 2028.4',
  ],
  ['handover=tomorrow', 'handover', 'handover must be ready, or a year such as 2028'],
  ['payment=never', 'payment', 'payment must be after-handover'],
  ['within=25.1,55.2', 'within', 'within must be an area of 3 to 40 corners'],
  ['facets=price', 'facets', expect.stringMatching(/^facets must be 1, or some of developer, /)],
  [Array.from({ length: 51 }, (_, index) => `unit=${index}`).join('&'), 'unit', 'unit has more than 50 values'],
])('says what is wrong with %s', async (query, field, message) => {
  const response = await backend.get(`/api/projectapi?${query}`);
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field, message }] }]);
});

test('finds what is ready, or handed over by a year, and counts each year for itself', async () => {
  const ready = await names('handover=ready');
  const by2027 = await names('handover=2027');
  expect(ready.length).toBeGreaterThan(10);
  expect(by2027).toEqual(expect.arrayContaining(ready));
  expect(by2027).toContain('Boulevard Fins');
  expect(by2027).not.toContain('Lazurine Quay');
  const { meta } = await ask('handover=2027&facets=handover&page=1&per_page=1');
  expect(meta.filters).toEqual({ handover: '2027' });
  const counts = new Map(
    meta.facets.handover.map(({ value, count }: { value: string; count: number }) => [value, count]),
  );
  expect(counts.get('ready')).toBe(ready.length);
  expect(counts.get('2027')).toBe(by2027.length - ready.length);
  expect(counts.get('2028')).toBeGreaterThan(0);
});

test('a card has of the units the one that the starting price is for', async () => {
  const { data } = await ask('fields=card&id=1');
  expect(data[0]).toMatchObject({
    starting_price: 'AED 1,950,000',
    handover: '2028-Q4',
    units: [{ type: '1BR', size: 745, price: 1_950_000 }],
  });
});

test('who asks for bedrooms and a price gets what has such a home, and sees that home', async () => {
  const question = (to: number) => `location=Dubai%20Marina&unit=2BR&amenity=Gym&price_from=10000&price_to=${to}`;
  // Both start below two million, with one bedroom.
  expect(await names(question(2_000_000))).toEqual([]);
  const { data, meta } = await ask(`${question(3_500_000)}&fields=card&page=1&sort=price`);
  const prices = data.map(({ asked_unit }: { asked_unit: { type: string; price: number } }) => asked_unit.price);
  expect(data.map(({ name }: { name: string }) => name)).toContain('Lazurine Quay');
  expect(data[0].asked_unit).toMatchObject({ type: '2BR', plan: expect.stringMatching(/^media\/plans\//) });
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  expect(meta.least_price).toBe(prices[0]);
});

test('free text finds by name, area, developer and landmark, the best first, and forgives typos', async () => {
  expect((await names('q=heron%20shore'))[0]).toBe('Heron Shore');
  expect(await names('q=lazurnie%20cresent')).toEqual(['Lazurine Crescent']);
  const jvc = await names('q=jvc');
  expect(jvc.sort()).toEqual((await names('slug=jumeirah-village-circle')).sort());
  expect((await ask('q=jvc&page=1')).meta.filters).toEqual({ q: 'jvc' });
});

test('reads free text by its earlier name as well, and says so under that name', async () => {
  expect(await names('words=heron%20shore')).toEqual(await names('q=heron%20shore'));
  expect((await ask('words=jvc&page=1')).meta.filters).toEqual({ words: 'jvc' });
});

test('finds what is completed in some years, and counts each year', async () => {
  const years = (data: { handover: string | null }[]) => new Set(data.map(({ handover }) => handover?.slice(0, 4)));
  const { data, meta } = await ask('completion_from=2028&completion_to=2029&facets=completion');
  expect(years(data)).toEqual(new Set(['2028', '2029']));
  expect(meta.filters).toEqual({ completion_from: 2028, completion_to: 2029 });
  for (const { value, count } of meta.facets.completion) {
    const only = await names(`completion_from=${value}&completion_to=${value}`);
    expect([value, count]).toEqual([value, only.length]);
  }
  expect(years((await ask('completion_from=2029')).data)).toEqual(new Set(['2029']));
  expect((await ask('completion_to=2015&page=1')).meta.total).toBe(0);
});

test('finds what is paid after the handover too, and nothing that does not say so', async () => {
  const { data, meta } = await ask('payment=after-handover&facets=payment');
  expect(data.length).toBeGreaterThan(3);
  for (const { payment_plan } of data) {
    expect(payment_plan).toContainEqual(expect.objectContaining({ label: 'After handover' }));
  }
  expect(meta.filters).toEqual({ payment: 'after-handover' });
  expect(meta.facets.payment).toEqual([{ value: 'after-handover', count: data.length }]);
});

test('suggests areas, developers, landmarks and projects, each counted among what else is asked for', async () => {
  const { data, meta } = await ask('suggest=mar&unit=2BR&fields=card');
  expect(meta).toMatchObject({ suggest: 'mar', filters: { unit: ['2BR'] }, fields: 'card' });
  expect(data.length).toBeLessThanOrEqual(5);
  expect(meta.suggestions.areas.length).toBeGreaterThan(0);
  for (const { value, count } of meta.suggestions.areas) {
    expect([value, (await names(`unit=2BR&location=${encodeURIComponent(value)}`)).length]).toEqual([value, count]);
  }
  for (const { value, count } of meta.suggestions.developers) {
    expect([value, (await names(`unit=2BR&developer=${encodeURIComponent(value)}`)).length]).toEqual([value, count]);
  }
});

test('finds what is like a project, the likest first, and nothing like one that is not there', async () => {
  const { data, meta } = await ask('similar=1&fields=card&per_page=3');
  expect(meta).toMatchObject({ per_page: 3, filters: { similar: '1' } });
  expect(data.map(({ location }: { location: string }) => location)).toEqual(Array(3).fill('Dubai Marina'));
  expect(data.map(({ id }: { id: number }) => id)).not.toContain(1);
  expect(await names('similar=nobody')).toEqual([]);
});

test('says how wide the pictures of a project are, as the list of the media has them', async () => {
  const { data } = await ask('id=1');
  expect(data[0].image_widths).toMatchObject({ 'media/exteriors/tower-twist-golden-01.webp': 1280 });
  expect(Object.keys(data[0].image_widths).length).toBeGreaterThan(5);
});
