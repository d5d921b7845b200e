import { createHttp } from '@iwan/shared/api/create-http';
import type { RouteModule } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route as areaListing } from '../../pages/area-listing';
import { route as filterAllProperty } from '../../pages/filter-all-property';
import { route as filterProperty } from '../../pages/filter-property';
import { route as listing } from '../../pages/listing';
import { renderInSite } from '../../testing/render-in-site';
import type { ListingData } from './load-listing';

let backend: PlainBackend;

const records = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `Harbour ${index + 1}`,
  location: index < 12 ? 'Dubai Marina' : 'Business Bay',
  cat: 'Residential',
  sub_cat: index === 0 ? 'Apartment' : 'Villa',
  unit: index < 2 ? '1BR' : '2BR',
  amenities: 'Gym',
  status: index === 0 ? 'SOLD OUT' : 'Ready',
  starting_price: index < 15 ? `AED ${2_000_000 - index * 10_000}` : index < 18 ? '9 MILLION' : null,
  developer: { name: 'Marensand Developments', logo: null },
  agent: { name: 'Layla', phone: '971500000001' },
}));

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
});
afterAll(() => backend.close());

async function open(route: RouteModule<ListingData>, query = '', location = '') {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const signal = new AbortController().signal;
  const loaded = await route.loader?.({
    ...english,
    http,
    params: { location },
    query: new URLSearchParams(query),
    signal,
  });
  // Serialised as in the document.
  const data: ListingData = JSON.parse(JSON.stringify(loaded));
  renderInSite(<route.Component data={data} />);
  return { ...route.head(data, english), status: route.status?.(data) };
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Active filters' });
  return list
    ? within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

/** What the browser would submit: jsdom has no `FormData` of a form here. */
function sentBy(form: HTMLFormElement): string {
  const fields = [...form.elements].flatMap((field) =>
    field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && isSent(field)) ? [field] : [],
  );
  return String(new URLSearchParams(fields.map(({ name, value }) => [name, value])));
}
const isSent = ({ type, checked }: HTMLInputElement) => type !== 'checkbox' || checked;

test.each([
  ['/filter-property', filterProperty],
  ['/filter-all-property', filterAllProperty],
])('%s lists every project when nothing is asked for, nine to a page', async (path, route) => {
  const { status, noindex } = await open(route);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Personalized Property Showcase');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('20 projects');
  expect(names()).toHaveLength(9);
  expect(screen.getByText('Properties 1 - 9 of 20')).toBeInTheDocument();
  expect(hrefOf('Next page')).toBe(`${path}?page=2`);
  expect(chips()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Filters' })).toBeInTheDocument();
  expect([status, noindex]).toEqual([200, false]);
});

test('shows on a card what section 2 requires, and links to the project by its id', async () => {
  await open(filterProperty, 'sort=name');
  const [sold] = screen.getAllByRole('article');
  const card = within(sold as HTMLElement);
  expect(card.getByRole('link', { name: 'Harbour 1' })).toHaveAttribute('href', '/property-details/1');
  expect(card.getByText('Sold Out')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'WhatsApp Layla about Harbour 1' })).toBeInTheDocument();
  expect(card.getByText('Dubai Marina')).toBeInTheDocument();
  expect(card.getByText('Apartment')).toBeInTheDocument();
  expect(card.getByText('Residential')).toBeInTheDocument();
  expect(card.getByText('AED 2,000,000')).toBeInTheDocument();
  expect(card.getByText('Onwards')).toBeInTheDocument();
  expect(card.getByText('1BR')).toBeInTheDocument();
  expect(card.getByRole('checkbox', { name: 'Add to compare Harbour 1' })).toBeInTheDocument();
});

test('says how many projects only the budget excludes, with a link to them', async () => {
  await open(filterProperty, 'unit=2BR');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('13 projects');
  expect(screen.getByText(/5 more outside your budget/)).toBeInTheDocument();
  expect(hrefOf('Show them')).toBe('/filter-property?unit=2BR&price=any');
});

test('has a chip for each choice that leads to the same search without it', async () => {
  const { noindex } = await open(filterAllProperty, 'unit=2BR&amenity=Gym&location=Dubai+Marina&sort=price&page=2');
  expect(chips()).toEqual(['2BR', 'Gym', 'Dubai Marina', 'AED 10,000 – 3,000,000']);
  expect(screen.getByRole('link', { name: 'Filters (4)' })).toBeInTheDocument();
  expect(hrefOf('Remove Gym')).toBe('/filter-all-property?unit=2BR&location=Dubai+Marina&sort=price');
  expect(hrefOf('Remove AED 10,000 – 3,000,000')).toBe(
    '/filter-all-property?unit=2BR&amenity=Gym&location=Dubai+Marina&price=any&sort=price',
  );
  expect(hrefOf('Clear All')).toBe('/filter-all-property?sort=price');
  expect(noindex).toBe(true);
});

test('the hero search has no default budget', async () => {
  await open(filterAllProperty, 'location=Business+Bay&property=Harbour+20');
  expect(names()).toEqual(['Harbour 20']);
  expect(chips()).toEqual(['Business Bay', 'Harbour 20']);
});

test.each([
  ['price', ['Harbour 15', 'Harbour 14', 'Harbour 13']],
  ['price-desc', ['Harbour 16', 'Harbour 17', 'Harbour 18']],
  ['newest', ['Harbour 20', 'Harbour 19', 'Harbour 18']],
  ['name', ['Harbour 1', 'Harbour 2', 'Harbour 3']],
])('sorts by %s and keeps the order on the next page', async (sort, first) => {
  await open(filterProperty, `sort=${sort}`);
  expect(names().slice(0, 3)).toEqual(first);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue(sort);
  expect(hrefOf('Next page')).toBe(`/filter-property?sort=${sort}&page=2`);
});

test('submits the order as a form that keeps the criteria', async () => {
  await open(filterProperty, 'unit=2BR&amenity=Gym&price_from=500000&price_to=900000&page=2');
  const form = screen.getByRole('combobox', { name: 'Sort' }).closest('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/filter-property', 'get']);
  expect(sentBy(form)).toBe('unit=2BR&amenity=Gym&price_from=500000&price_to=900000&sort=');
});

test('sorts as soon as another order is chosen', async () => {
  await open(filterProperty);
  const sent = jest.fn();
  HTMLFormElement.prototype.requestSubmit = sent;
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest first');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('says that nothing matches, which filter prevents it, and how to continue without it', async () => {
  const { status } = await open(filterProperty, 'unit=9BR&cat=Residential&price=any');
  expect(screen.getByRole('heading', { level: 2, name: 'No properties available' })).toBeInTheDocument();
  expect(screen.getByText('No projects match “9BR” and “Residential”.')).toBeInTheDocument();
  expect(hrefOf('Without 9BR 20 projects')).toBe('/filter-property?cat=Residential&price=any');
  expect(status).toBe(200);
});

test('offers what is left when nothing is left out', async () => {
  await open(filterProperty, 'unit=2BR&without=amenity:Pool&without=amenity:Gym&price=any');
  expect(screen.queryByText(/Without Without/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Leaving nothing out \d+ projects$/ })).toBeInTheDocument();
});

test('offers any area when the area drawn on the map has none', async () => {
  await open(filterProperty, 'within=g2k2EgsrzKg9DAAg9D_8DA');
  expect(hrefOf('Any area 20 projects')).toBe('/filter-property');
});

test('offers all budgets when the budget excludes everything', async () => {
  await open(filterProperty, 'unit=2BR&price_from=10000&price_to=20000');
  expect(
    screen.getByText('No projects match “2BR” and “Up to AED 20,000”. 18 projects are outside your budget.'),
  ).toBeInTheDocument();
  expect(hrefOf('Any price 18 projects')).toBe('/filter-property?unit=2BR&price=any');
});

test('links to all projects when no single filter is the cause', async () => {
  await open(filterProperty, 'unit=9BR&amenity=Helipad&price=any');
  expect(screen.getByText('No projects match “9BR” and “Helipad”.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Clear All' })).toHaveLength(2);
});

test.each([
  [
    listing,
    'apt-for-sale-in-dubai',
    '1 project',
    'Apartment for sale in Dubai | Iwan Real Estate',
    '/apt-for-sale-in-dubai',
  ],
  [listing, '1bhk-in-dubai', '2 projects', '1BHK in Dubai | Iwan Real Estate', '/1bhk-in-dubai'],
  [listing, 'dubai-marina', '12 projects', 'Properties in Dubai Marina | Iwan Real Estate', '/locations/dubai-marina'],
  [
    areaListing,
    'business-bay',
    '8 projects',
    'Properties in Business Bay | Iwan Real Estate',
    '/locations/business-bay',
  ],
])('a slug has its listing, title and one canonical address: %#', async (route, slug, found, title, canonical) => {
  const head = await open(route, '', slug);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(found);
  expect(head).toMatchObject({ title, canonical, status: 200, noindex: false });
});

test('an area in another spelling is the same listing with one canonical address', async () => {
  backend.setRecords({ projects: [{ name: 'Circle', location: 'Jumeirah Village Circle (JVC)' }] });
  const head = await open(areaListing, '', 'jumeirah-village-circle-(jvc)');
  expect(names()).toEqual(['Circle']);
  expect(head.canonical).toBe('/locations/jumeirah-village-circle');
});

test.each([
  ['business-bay', '', /Dubai Water Canal/, 'AED 1,860,000 to AED 9,000,000'],
  ['dubai-marina', '', /canal of yachts/, 'From AED 1,890,000'],
])('an area begins with sentences about it, its prices and the map: %s', async (slug, query, text, prices) => {
  await open(areaListing, query, slug);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(prices)).toBeVisible();
  expect(hrefOf('View on map')).toBe(hrefOf('Map'));
});

test.each([
  ['dubai-marina', 'unit=1BR', areaListing],
  ['dubai-marina', 'page=2', areaListing],
  ['villa-to-buy-in-dubai', '', listing],
])(
  'nothing stands above the list of %s where it is narrowed down, or not of an area: %s',
  async (slug, query, route) => {
    await open(route, query, slug);
    expect(screen.queryByRole('link', { name: 'View on map' })).toBeNull();
  },
);

test('an area shows what its homes sold for below its projects, unless they are filtered', async () => {
  const sale = { sold_on: '2026-10-12', project: 'Harbour 1', bedrooms: 2, price: 2_000_000 };
  const data = { total: 1, first: sale.sold_on, last: sale.sold_on, latest: [sale] };
  backend.behave({ kind: 'body', body: { data } }, '/api/salesapi/areas/dubai-marina');
  await open(areaListing, 'unit=1BR', 'dubai-marina');
  expect(document.querySelector('#sales')).toBeNull();
  cleanup();
  await open(areaListing, '', 'dubai-marina');
  expect(screen.getByRole('region', { name: 'What homes in Dubai Marina sold for' })).toHaveTextContent('Harbour 1');
  expect(screen.getByRole('link', { name: 'What homes here sold for' })).toHaveAttribute('href', '#sales');
});

describe('with a record of the area', () => {
  const areaRecord = {
    ...{ name: 'Dubai Marina', summary: 'Towers around a canal.', about: 'One.\n\nTwo.', latitude: '25.08' },
    ...{ longitude: '55.1385', metro: 'Red Line\nTram', schools: null, parks: 5 },
    questions: 'Is it noisy?\nIn the evening.\n\nWithout an answer?',
  };
  const charges = { from: 16, to: 18.5, projects: 3, as_of: '2026-01-31', invented: true };
  beforeEach(() => {
    backend.behave({ kind: 'body', body: { data: areaRecord } }, '/api/areasapi/areas/Dubai%20Marina');
    backend.behave({ kind: 'body', body: { data: charges } }, '/api/areasapi/charges/dubai-marina');
  });
  const part = (name: string) => screen.getByRole('region', { name });

  test('there is something to read below the projects, each part only where it is known', async () => {
    await open(areaListing, '', 'dubai-marina');
    expect(screen.getByText('Towers around a canal.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'About Dubai Marina' })).toHaveAttribute('href', '#about');
    const about = part('About Dubai Marina');
    expect(within(about).getAllByText(/^(One|Two)\.$/)).toHaveLength(2);
    expect(about).toHaveTextContent('AED 16 to AED 18.5 per sq ft a year Figures of 3 projects');
    expect(about).toHaveTextContent('the oldest of 31 January 2026. Sample data.');
    const around = part('Around the area');
    expect(within(around).getByText('Tram')).toBeInTheDocument();
    expect(within(around).queryByText('Schools')).toBeNull();
    expect(within(around).getByRole('link', { name: 'Marensand Developments (12)' })).toHaveAttribute(
      'href',
      '/locations/dubai-marina?developer=Marensand+Developments&price=any',
    );
    expect(part('Questions')).toHaveTextContent('Is it noisy?In the evening.');
    expect(part('Questions')).not.toHaveTextContent('Without an answer?');
  });

  test.each([
    ['Business Bay', /^Business Bay\D/, ''],
    ['the moon', null, 'Enter an area, or a position such as 25.1972, 55.2744.'],
  ])('travel times to "%s", which stays in its field', async (typed, row, error) => {
    await open(areaListing, `my_place=${encodeURIComponent(typed)}`, 'dubai-marina');
    const ways = within(part('Travel times'));
    expect(ways.getAllByRole('row').slice(1)).toHaveLength(row === null ? 5 : 6);
    if (row !== null) expect(ways.getByRole('row', { name: row })).toHaveTextContent(/km\d+ minutes$/);
    const field = ways.getByLabelText('My place');
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  });
});

test('filters within a slug’s listing and stays there', async () => {
  await open(areaListing, 'unit=1BR&price=any', 'dubai-marina');
  expect(names()).toEqual(['Harbour 1', 'Harbour 2']);
  expect(hrefOf('Remove 1BR')).toBe('/locations/dubai-marina');
  expect(hrefOf('Filters (1)')).toBe('/locations/dubai-marina?unit=1BR&price=any&filters=open');
});

test.each([
  ['palm-jumeirah', 'Your Personalized Property Showcase in Palm Jumeirah'],
  ['villa-to-buy-in-dubai', 'Your Personalized Property Showcase: Villa to buy in Dubai'],
])('the heading says whose list it is: %s', async (slug, heading) => {
  await open(listing, '', slug);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

describe('an area beyond the ten', () => {
  const name = 'Dubai Hills Estate';
  const translation = { lang: 'ar', name, missing: [] };
  const record = { name, summary: 'Houses around a golf course.', about: 'One.', latitude: '25.1', longitude: '55.25' };
  const areasPath = '/api/areasapi/areas';
  beforeEach(() => {
    backend.setRecords({ projects: [...records, { ...records[1], id: 30, name: 'Fairway', location: name }] });
    backend.behave(
      {
        kind: 'body',
        body: {
          data: [
            { id: 1, name: 'JVC' },
            { id: 2, name },
          ],
        },
      },
      areasPath,
    );
    backend.behave({ kind: 'body', body: { data: record } }, `${areasPath}/Dubai%20Hills%20Estate`);
  });

  test('has its guide and its projects, and links that narrow them down lead to the search', async () => {
    const head = await open(areaListing, '', 'dubai-hills-estate');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your Personalized Property Showcase in Dubai Hills Estate',
    );
    expect(head).toMatchObject({ status: 200, noindex: false, canonical: '/locations/dubai-hills-estate' });
    expect(head.title).toContain(name);
    expect(head.jsonLd).toBeDefined();
    expect(names()).toContain('Fairway');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Houses around a golf course.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: `About ${name}` })).toHaveTextContent('One.');
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(chips()).toEqual([]);
    expect(hrefOf(/^Filters/)).toMatch(/^\/filter-property\?location=Dubai\+Hills\+Estate&.*filters=open$/);
    expect(hrefOf('Marensand Developments (1)')).toMatch(/^\/filter-property\?.*location=Dubai\+Hills\+Estate/);
    expect(screen.getByLabelText('My place').closest('form')).toHaveAttribute(
      'action',
      '/locations/dubai-hills-estate#ways',
    );
  });

  test('has its guide without its place, which the office may not know', async () => {
    const data = { name, summary: 'Houses around a golf course.' };
    backend.behave({ kind: 'body', body: { data } }, `${areasPath}/Dubai%20Hills%20Estate`);
    await open(areaListing, '', 'dubai-hills-estate');
    expect(screen.getByText('Houses around a golf course.')).toBeInTheDocument();
    expect(screen.queryByRole('row')).toBeNull();
  });

  test('narrowed down at its own address, it says so', async () => {
    const head = await open(areaListing, 'unit=2BR', 'dubai-hills-estate');
    expect(screen.getByText('No properties available')).toBeInTheDocument();
    expect(chips()).toContain(name);
    expect(head.noindex).toBe(true);
  });

  test('has its name in the language of the page', async () => {
    const data = [{ id: 2, name: 'دبي هيلز استيت', translation }];
    backend.behave({ kind: 'body', body: { data } }, areasPath);
    backend.behave({ kind: 'body', body: { data: record } }, `${areasPath}/Dubai%20Hills%20Estate`);
    const { title } = await open(areaListing, '', 'dubai-hills-estate');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('دبي هيلز استيت');
    expect(title).toContain('دبي هيلز استيت');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('is in the sitemap, a record that only spells one of the ten otherwise is not', async () => {
    const http = createHttp({ baseUrl: backend.url, report: () => {} });
    const addresses = await areaListing.addresses?.({ http, signal: new AbortController().signal });
    expect(addresses).toHaveLength(11);
    expect(addresses).toContainEqual({ path: '/locations/dubai-hills-estate' });
  });
});

test('for an address that is no slug nothing is asked for', async () => {
  expect(await open(listing, '', 'wp-login.php')).toMatchObject({ status: 404 });
  expect(backend.requests).toEqual([]);
});

test('an unknown slug is an empty listing with status 404, of which only the list of areas is asked for', async () => {
  const head = await open(listing, '', 'nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByText('No properties available')).toBeInTheDocument();
  expect(hrefOf('View all projects')).toBe('/properties/');
  expect(head).toMatchObject({ status: 404, noindex: true });
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/areasapi/areas']);
});

test('keeps the filters when the list cannot be loaded, and offers to retry', async () => {
  backend.behave({ kind: 'status', status: 500 });
  const head = await open(filterProperty, 'unit=2BR&sort=name&page=2');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error: Network response was not okWe could not load the results. Your filters are saved. Try again',
  );
  expect(hrefOf('Try again')).toBe('/filter-property?unit=2BR&sort=name&page=2');
  expect(chips()).toEqual(['2BR', 'AED 10,000 – 3,000,000']);
  expect(head).toMatchObject({ status: 503, noindex: true });
});

test('has the filters as a form for visitors without script', async () => {
  backend.setRecords({ developers: [{ name: 'Lazurine' }], agents: [{ name: 'Layla' }] });
  await open(filterAllProperty, 'unit=2BR&location=Dubai+Marina&sort=price&filters=open');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Advanced Filter' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/filter-property', 'get']);
  const user = userEvent.setup();
  await user.selectOptions(within(form).getByRole('combobox', { name: /Developer$/ }), 'Lazurine');
  await user.click(within(form).getByRole('checkbox', { name: /^Gym/ }));
  expect(sentBy(form)).toBe(
    'sort=price&developer=Lazurine&unit=2BR&price_from=10000&price_to=3000000&amenity=Gym&location=Dubai+Marina&size_from=&size_to=&monthly=&q=',
  );
});

test('says in that form what of the budget it could not read, and keeps it in the field', async () => {
  await open(filterProperty, 'price_from=500k&price_to=a+lot');
  const form = within(screen.getByRole('form', { name: 'Advanced Filter' }));
  expect(form.getByRole('textbox', { name: 'Min. price (AED)' })).toHaveValue('500000');
  const highest = form.getByRole('textbox', { name: 'Max. price (AED)' });
  expect(highest).toHaveValue('a lot');
  expect(highest).toBeInvalid();
  expect(highest).toHaveAccessibleDescription(
    'Enter an amount of AED 10,000 or more, for example 1,200,000 or 1.2 million.',
  );
});

test.each([
  ['location_like=mar', ['Dubai Marina']],
  ['location_like=Bus&location=Dubai+Marina', ['Dubai Marina', 'Business Bay']],
  ['location_like=mar&location=Dubai+Marina', ['Dubai Marina']],
  ['location_like=Abu+Dhabi', ['Abu Dhabi']],
  ['location=Business+Bay&property_like=20', ['Business Bay', 'Harbour 20']],
  ['location_like=&property_like=', []],
])('finds by part of a name what a form without script sends as %s', async (query, chosen) => {
  await open(filterAllProperty, query);
  expect(chips()).toEqual(chosen);
});

test('a page past the end says that it does not exist, shows the last page and links to it', async () => {
  const head = await open(areaListing, 'page=4', 'dubai-marina');
  expect([head.status, head.noindex]).toEqual([404, true]);
  expect(screen.getByText(/There is no page 4. Showing page 2, the last one./)).toBeInTheDocument();
  expect(hrefOf('Go to page 1')).toBe('/locations/dubai-marina');
  expect((await open(areaListing, 'page=2', 'dubai-marina')).status).toBe(200);
});

test('its social picture shows the place, the number of projects and the lowest price of an unsold one', async () => {
  const social = async (query: string, location: string) =>
    (await open(location === '' ? filterAllProperty : areaListing, query, location)).social;
  expect(await social('', 'business-bay')).toEqual({
    eyebrow: 'Properties',
    title: 'Business Bay',
    line: '8 projects from AED 1,860,000',
  });
  expect(await social('', 'dubai-marina')).toMatchObject({
    title: 'Dubai Marina',
    line: '12 projects from AED 1,890,000',
  });
  expect(await social('', '')).toMatchObject({ title: 'Projects in Dubai', line: '20 projects from AED 1,860,000' });
  expect(await social('', 'al-barsha')).toBeUndefined();
});

test.each([
  [
    'unit=2BR&amenity=Gym&price_to=1900000',
    '',
    'Properties',
    '2BR, Gym',
    'Up to AED 1,900,000: 5 projects from AED 1,860,000',
  ],
  ['unit=2BR&price=any', 'dubai-marina', 'Dubai Marina', '2BR', '10 projects from AED 1,890,000'],
  [
    'location=Dubai+Marina&location=Business+Bay',
    '',
    'Properties',
    'Dubai Marina, Business Bay',
    '20 projects from AED 1,860,000',
  ],
  ['q=harbour+12', '', 'Properties', '“harbour 12”', '1 project from AED 1,890,000'],
  ['price_to=1900000', '', 'Properties', 'Projects in Dubai', 'Up to AED 1,900,000: 5 projects from AED 1,860,000'],
])('what was asked for stands on the picture of %s %s', async (query, slug, eyebrow, title, line) => {
  const { social } = await open(slug === '' ? filterProperty : areaListing, query, slug);
  expect(social).toEqual({ eyebrow, title, line });
});

test('the social picture repeats only those words of the address that the found projects have', async () => {
  const words = ['<b>Call%20me</b>', 'BUY%20AT%20EVIL%20EXAMPLE'];
  const fields = ['unit', 'cat', 'type', 'agent', 'amenity', 'location', 'property'];
  const query = fields.flatMap((field) => words.map((word) => `${field}=${word}`)).join('&');
  const { social } = await open(
    filterProperty,
    `${query}&unit=2BR&cat=Residential&amenity=Gym&location=Dubai+Marina&property=Harbour+12&agent=Layla&price=any`,
  );
  // No project has a label.
  expect(social).toBeUndefined();
  const found = await open(
    filterProperty,
    `${query.replaceAll(/type=[^&]*&/g, '')}&unit=2BR&cat=Residential&amenity=Gym&location=Dubai+Marina&property=Harbour+12&agent=Layla&price=any`,
  );
  expect(found.social).toMatchObject({
    eyebrow: 'Dubai Marina',
    title: '2BR, Residential, Layla, Gym, Harbour 12',
  });
  const longest = `harbour ${'12 '.repeat(60)}`;
  expect((await open(filterProperty, `q=${encodeURIComponent(longest)}`)).social?.title).toBe('Projects in Dubai');
});

test('a filtered list has one canonical address, which leads back to it', async () => {
  const { canonical, noindex } = await open(
    filterAllProperty,
    'amenity=Gym&q=2+bed+below+1.95m+in+marina&sort=price&page=9',
  );
  expect([canonical, noindex]).toEqual([
    '/filter-property?unit=2BR&amenity=Gym&location=Dubai+Marina&price_from=10000&price_to=1950000',
    true,
  ]);
  const again = await open(filterProperty, canonical?.split('?')[1]);
  expect(again.canonical).toBe(canonical);
  expect((await open(areaListing, 'unit=2BR', 'dubai-marina')).canonical).toBe('/locations/dubai-marina?unit=2BR');
});

test('the social picture has the first three pictures', async () => {
  const pictured = records.map((record) => ({
    ...record,
    ...(record.id === 2 ? {} : { image: `a/${record.id}.webp` }),
  }));
  backend.setRecords({ projects: pictured });
  const { social } = await open(areaListing, '', 'dubai-marina');
  expect(social?.images).toEqual(['/images/640/a/1.webp', '/images/640/a/3.webp', '/images/640/a/4.webp']);
});

test.each([
  ['rent+2br', 'Iwan sells homes and does not rent them out. These are for sale.', '18 projects'],
  ['2br+in+jlt', 'We have no projects in “jlt”. These are in other areas.', '18 projects'],
  ['cheap+2br', 'Sorted by price, lowest first.', '18 projects'],
  ['2br+from+10%25+down', '“from 10% down” was not used: there is no filter for it.', '18 projects'],
  ['2br+asap', '“asap” was not used: no project matches it.', '18 projects'],
  ['asap+zzyzx', '“asap” and “zzyzx” were not used: no project matches them.', '20 projects'],
  ['asap', '“asap” was not used: no project matches it.', '20 projects'],
])('%s says what the search has not used, and finds what can be found', async (text, sentence, found) => {
  await open(filterAllProperty, `q=${text}`);
  expect(within(screen.getByRole('status')).getByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(found);
});

test('says nothing of a text that was used whole', async () => {
  await open(filterAllProperty, 'q=2br+harbour+in+dubai+marina');
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows what is near to an empty result apart, by the criterion that it leaves out', async () => {
  await open(filterAllProperty, 'q=villa+in+al+barsha');
  expect(screen.getByText('No properties available')).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 2, name: 'Any area: 19 projects' });
  expect(heading.parentElement?.querySelectorAll('li h3')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/filter-all-property?kind=Villa');
});

test('turns free text into the criteria that it names, each with a chip, and searches for the rest', async () => {
  backend.setRecords({
    projects: [
      {
        id: 1,
        name: 'Azure Quay',
        location: 'Dubai Marina',
        unit: '2BR',
        amenities: 'Gym',
        starting_price: '1.9 MILLION',
      },
      {
        id: 2,
        name: 'Azure Bay',
        location: 'Dubai Marina',
        unit: '2BR',
        amenities: 'Gym',
        starting_price: '2.1 MILLION',
      },
      { id: 3, name: 'Tide', location: 'Dubai Marina', unit: '2BR', amenities: 'Gym', starting_price: '1.5 MILLION' },
    ],
  });
  await open(filterAllProperty, 'q=azrue+2+bed+below+2m+in+Dubai+Marina+with+a+gym');
  expect(screen.getByText('1 project')).toBeInTheDocument();
  expect(chips()).toEqual(['2BR', 'Up to AED 2,000,000', 'Dubai Marina', 'Gym', '“azrue”']);
  expect(hrefOf('Remove “azrue”')).toBe(
    '/filter-all-property?unit=2BR&amenity=Gym&location=Dubai+Marina&price_from=10000&price_to=2000000',
  );
});

test.each([
  ['q=2+bed+in+Dubai+Marina&sort=price', '2 bed in Dubai Marina', 'sort=price'],
  ['unit=2BR&q=harbour&page=2', 'harbour', 'unit=2BR'],
  ['unit=2BR&price=any', '', 'unit=2BR'],
])(
  '%s keeps what was typed in the search field, and beside it only what was not typed',
  async (query, typed, others) => {
    await open(filterAllProperty, query);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search' });
    const field = within(form).getByRole('searchbox', { name: 'Search' });
    expect([form.getAttribute('action'), field.getAttribute('name')]).toEqual(['/filter-all-property', 'q']);
    expect(field).toHaveValue(typed);
    const sent = new URLSearchParams(sentBy(form));
    sent.delete('q');
    sent.delete('price');
    expect(String(sent)).toBe(others);
  },
);

test('treats two spellings of an area as one place', async () => {
  backend.setRecords({
    projects: [
      { id: 1, name: 'One', location: 'Jumeirah Village Circle' },
      { id: 2, name: 'Two', location: 'Jumeirah Village Circle (JVC)' },
    ],
  });
  await open(filterAllProperty, 'location=JVC&location=Jumeirah+Village+Circle');
  expect(screen.getByText('2 projects')).toBeInTheDocument();
  expect(chips()).toEqual(['Jumeirah Village Circle']);
});
