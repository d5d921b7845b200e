import { basketStore, dialogStore, recentStore } from '@iwan/shared/state/site-store';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProject, wholeRecord } from '../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  act(() => {
    basketStore.clear();
    dialogStore.close();
    recentStore.clear();
  });
});
afterAll(() => backend.close());

const open = (changes: object = {}) => {
  backend.setRecords({ projects: [{ ...wholeRecord, ...changes }] });
  return openProject(backend, 'harbour-gate');
};
const block = (name: string) => within(screen.getByRole('region', { name }));

test('names the project, its place and its developer', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Gate');
  expect(screen.getByText('Dubai Marina')).toBeInTheDocument();
  expect(screen.getByAltText('Marensand Developments')).toBeInTheDocument();
  expect(screen.getByText('New Launch')).toBeInTheDocument();
});

test('shows the breadcrumb: type, category, sub category, name - location', async () => {
  await open({ type: 'New, Featured, Trending' });
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'New',
    'Residential,Off Plan',
    'Apartment',
    'Harbour Gate - Dubai Marina',
  ]);
  expect(screen.getByRole('link', { name: 'Residential' })).toHaveAttribute('href', '/properties/?tab=Residential');
});

test('shows Starting Price, Unit and Area', async () => {
  await open();
  const facts = ['Starting Price', 'Unit', 'Area'].map((name) => screen.getByText(name).nextSibling?.textContent);
  expect(facts).toEqual(['AED 1,200,000', '1BR, 2BR', '750 sq ft']);
});

test('shows earlier prices where the backend has them', async () => {
  await open({ price_history: [{ price: 'AED 1,300,000', at: '2026-03-03T08:00:00Z' }] });
  const prices = screen.getByRole('list', { name: 'Price history' });
  expect(
    within(prices)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AED 1,300,000 until 3 March 2026']);
});

test('leaves out each fact that is unknown', async () => {
  await open({ starting_price: 'On request', unit: '', area: null });
  for (const name of ['Starting Price', 'Unit', 'Area']) expect(screen.queryByText(name)).toBeNull();
});

test('shows the description with its formatting, and nothing that could run', async () => {
  await open();
  const story = screen.getByRole('region', { name: 'About Harbour Gate' });
  expect(story.querySelector('strong')).toHaveTextContent('towers');
  expect(story.innerHTML).not.toMatch(/script|onerror|<img/);
});

test('offers the brochure and the floor plan', async () => {
  await open();
  const files = block('GET MORE INFORMATION');
  expect(files.getByRole('link', { name: /Brochure/ })).toHaveAttribute(
    'href',
    '/images/original/media/pdf/harbour.pdf',
  );
  expect(files.getByRole('link', { name: /Brochure/ })).toHaveAttribute('download', 'harbour.pdf');
  // Opened, not downloaded: a phone that saves a file shows nothing.
  const plan = files.getByRole('link', { name: /Floor plan/ });
  expect(plan).toHaveAttribute('href', '/images/original/media/pdf/plans.pdf');
  expect(plan).not.toHaveAttribute('download');
});

test('splits what is near into a label and a value', async () => {
  await open();
  const places = within(block('Around Harbour Gate').getByRole('list')).getAllByRole('listitem');
  expect(places.map((place) => [...place.children].map((part) => part.textContent))).toEqual([
    ['Tram stop', '4 min'],
    ['Beach'],
  ]);
});

test('renders a frame of its own for the embedded map, in a sandbox', async () => {
  await open();
  const map = screen.getByTitle('Map showing Harbour Gate');
  expect(map).toHaveAttribute('src', 'https://www.openstreetmap.org/export/embed.html?bbox=1');
  expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).not.toHaveAttribute('onload');
});

test('shows it above the part of our own map around the project', async () => {
  await open();
  const ours = screen.getByTitle('Map showing Harbour Gate').parentElement as HTMLElement;
  expect(ours.querySelector('picture img')).toHaveAttribute('alt', '');
  expect(ours.lastElementChild).toBe(screen.getByTitle('Map showing Harbour Gate'));
});

test('links to our own map where there are coordinates and no embedded map', async () => {
  await open({ map: '<iframe src="https://evil.example"></iframe>' });
  expect(screen.queryByTitle('Map showing Harbour Gate')).toBeNull();
  expect(block('Around Harbour Gate').getByRole('link', { name: 'View on map' })).toHaveAttribute(
    'href',
    '/map/?view=25.08050%2C55.14030%2C15',
  );
});

test('lists the amenities without their numbers', async () => {
  await open();
  expect(
    block('Amenities')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Gym', 'Pool']);
});

test('shows the master plan in its tab under Configuration, second after the units where there are any', async () => {
  await open();
  expect(block('Configuration').getByRole('tab', { name: 'Master Plan' })).toHaveAttribute('aria-selected', 'true');
  const panel = block('Configuration').getByRole('tabpanel', { name: 'Master Plan' });
  expect(within(panel).getByAltText('Master plan of Harbour Gate')).toBeVisible();
  cleanup();
  await open({ units: [{ type: '1BR', size: 750, price: 1_200_000, available: 4 }] });
  const tabs = block('Configuration').getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Units and floor plans', 'Master Plan']);
  expect(screen.getByRole('table', { name: /^Units/ })).toBeVisible();
  expect(screen.getByAltText('Master plan of Harbour Gate')).not.toBeVisible();
  await userEvent.click(tabs[1] as HTMLElement);
  expect(screen.getByAltText('Master plan of Harbour Gate')).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Units/ })).toBeNull();
});

test('shows one large and three small photos, and the number of further ones', async () => {
  await open();
  const photos = block('Gallery').getAllByRole('link');
  expect(photos.map((photo) => photo.getAttribute('aria-label'))).toEqual([
    'Open photo 1 of 6',
    'Open photo 2 of 6',
    'Open photo 3 of 6',
    '+2 photos: open photo 4 of 6',
  ]);
  expect(photos[1]).toHaveAttribute('href', '/images/original/media/2.webp');
  expect(block('Gallery').getByText('+2 photos')).toBeInTheDocument();
});

test('shows every agent and lets one be called, and the business be written to', async () => {
  await open();
  expect(screen.getByText('Layla Haddad')).toBeInTheDocument();
  expect(screen.getByText('Director')).toBeInTheDocument();
  expect(screen.getByText('BRN 41234')).toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Ask about Harbour Gate' });
  const call = () => within(card).getByRole('link', { name: 'Call us' }).getAttribute('href');
  expect(call()).toBe('tel:+971500000001');
  await userEvent.click(screen.getByRole('radio', { name: /Omar Saleh/ }));
  expect(call()).toBe('tel:+971500000002');
  expect(within(card).getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    'mailto:hello@iwan.example?subject=Harbour%20Gate',
  );
  expect(within(card).getByRole('link', { name: 'WhatsApp Omar Saleh about Harbour Gate' })).toHaveAttribute(
    'href',
    'https://wa.me/971500000002?text=Hello%20Omar%20Saleh%2C%20I%20would%20like%20to%20know%20more%20about%20Harbour%20Gate.',
  );
});

test('calls the business where the project has no agent', async () => {
  await open({ agent: null });
  const card = within(screen.getByRole('region', { name: 'Ask about Harbour Gate' }));
  expect(card.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+97140000000');
  expect(card.getByRole('button', { name: 'Send enquiry' })).toBeInTheDocument();
});

test('opens the calculator with this price', async () => {
  await open();
  const summary = screen.getByRole('heading', { name: 'Need a mortgage?' }).parentElement as HTMLElement;
  // The project is off plan: at most half of the price is lent.
  expect(summary).toHaveTextContent('AED 3,167 a month');
  await userEvent.click(summary);
  expect(screen.getByText('25 years at 4%, with a 50% down payment (AED 600,000).')).toBeVisible();
  expect(
    screen.getByText(
      /The rate is near what UAE banks asked for in January 2026. Minimum down payment for any off-plan home./,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Open calculator' }));
  expect(dialogStore.getState().dialog).toEqual({ name: 'calculator', price: 1_200_000, loan: 600_000 });
});

test('opens the calculator empty where there is no price', async () => {
  await open({ starting_price: 'On request' });
  await userEvent.click(screen.getByRole('heading', { name: 'Need a mortgage?' }));
  await userEvent.click(screen.getByRole('link', { name: 'Open calculator' }));
  expect(dialogStore.getState().dialog).toEqual({ name: 'calculator' });
});

test('shows the QR code, the permit and where it can be checked', async () => {
  await open();
  expect(screen.getByAltText('QR code of Harbour Gate')).toHaveAttribute('src', '/images/original/media/qr.svg');
  // In the line of the group, which is closed.
  expect(screen.getByText('7100234')).toBeVisible();
  expect(screen.getByText('Check on dubailand.gov.ae')).toHaveAttribute(
    'href',
    'https://dubailand.gov.ae/verify?permit=7100234',
  );
});

test('shows the regulator’s QR code where the record says where its permit is verified, and none of ours beside it', async () => {
  await open({ qr_code: 'media/qr/page.svg', permit_verify_url: 'https://dubailand.gov.ae/permit' });
  const code = screen.getByAltText('QR code for the Harbour Gate permit');
  expect(code).toHaveAttribute('src', expect.stringMatching(/^\/compare\/permit-code\/\d+$/));
  expect(screen.queryByAltText('QR code of Harbour Gate')).not.toBeInTheDocument();
});

test('shows a QR code of this page where the record asks for that, and no verification page', async () => {
  await open({ qr_code: 'media/qr/page.svg', permit_verify_url: null });
  expect(screen.getByAltText('QR code of Harbour Gate')).toHaveAttribute(
    'src',
    '/qr/marensand-developments-properties/harbour-gate.svg',
  );
});

test('puts the project into the compare basket', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }));
  expect(basketStore.getState().projects.map(({ name }) => name)).toEqual(['Harbour Gate']);
  expect(localStorage.getItem('compareList')).not.toContain('nearby');
});

test('remembers that it was viewed', async () => {
  await open();
  expect(recentStore.getState().projects.map(({ name }) => name)).toEqual(['Harbour Gate']);
});

test('takes title, description and keywords from meta and meta_description', async () => {
  const { head } = await open();
  expect(head).toMatchObject({
    title: 'Harbour Gate: homes from AED 1,200,000',
    description: 'Two towers on the marina walk.',
    keywords: 'Harbour Gate: homes from AED 1,200,000',
    canonical: '/marensand-developments-properties/harbour-gate/',
    image: '/images/1280/media/exteriors/harbour.webp',
    social: {
      ...{ eyebrow: 'Dubai Marina', title: 'Harbour Gate', line: 'From AED 1,200,000' },
      note: 'Permit number 7100234',
    },
    jsonLd: {
      '@graph': [
        { '@type': 'RealEstateListing', offers: { price: 1_200_000, priceCurrency: 'AED' } },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{}, {}, { item: '/marensand-developments-properties/harbour-gate/' }],
        },
      ],
    },
  });
});

test('writes the head from other fields where the record has none', async () => {
  const { head } = await open({ meta: null, meta_description: '', description: null });
  expect(head).toMatchObject({
    title: 'Harbour Gate, Dubai Marina | Iwan Real Estate',
    description: 'Harbour Gate in Dubai Marina: photos, floor plans, prices and agents.',
    keywords: 'Harbour Gate, Dubai Marina, Apartment, Residential, Off Plan, Marensand Developments',
  });
});

const optional = [
  'About Harbour Gate',
  'Gallery',
  'GET MORE INFORMATION',
  'Configuration',
  'Amenities',
  'Around Harbour Gate',
] as const;

test.each<[string, object]>([
  ['has nothing but a name', {}],
  ['is null everywhere else', filled(null)],
  ['has lists where texts belong', filled([[1], {}])],
  ['has records where texts belong', filled({ a: 1 })],
  ['has yes where texts belong', filled(true)],
])('stands without its optional blocks when a record %s', async (_, fields) => {
  backend.setRecords({ projects: [{ ...fields, name: 'Harbour Gate' }] });
  await openProject(backend, 'harbour-gate');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Gate');
  for (const name of optional) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See all photos' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeInTheDocument();
});

test('runs nothing that a record contains', async () => {
  backend.setRecords({
    projects: [{ ...filled('"><script>alert(1)</script><img src=x onerror=alert(1)>'), name: 'Harbour Gate' }],
  });
  await openProject(backend, 'harbour-gate');
  expect(document.querySelector('script, [onerror], iframe')).toBeNull();
  for (const link of document.querySelectorAll('a[href]')) expect(link.getAttribute('href')).not.toMatch(/script:/i);
});

function filled(value: unknown): object {
  return Object.fromEntries(Object.keys(wholeRecord).map((key) => [key, value]));
}

test('redirects to Home when there is no such project, and says why', async () => {
  backend.setRecords({ projects: [] });
  const { redirect } = await openProject(backend, 'nowhere');
  expect(redirect).toEqual({
    to: '/',
    permanent: false,
    notice: 'Property not found',
    showsPageFirst: true,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Property not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('for an address without a project, shows projects with similar words, in the area, and of the developer', async () => {
  const record = (id: number, name: string, location: string, developer: string) => ({
    id,
    name,
    location,
    developer: { name: developer },
  });
  backend.setRecords({
    projects: [
      record(1, 'Harbour Gate', 'Al Furjan', 'Cavarin'),
      record(2, 'Quiet Court', 'Dubai Marina', 'Cavarin'),
      record(3, 'Sand House', 'Al Barsha', 'Marensand Developments'),
      record(4, 'Elsewhere', 'Al Barsha', 'Cavarin'),
    ],
  });
  await openProject(backend, 'harbour-heights-dubai-marina');
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Harbour Gate', 'Quiet Court', 'Sand House']);
});

test('leaves these projects out when the backend fails', async () => {
  backend.setRecords({ projects: [] });
  await openProject(backend, 'nowhere');
  expect(screen.queryByRole('heading', { name: 'Nearby projects' })).toBeNull();
});

test('links to the other projects that share its address, and back', async () => {
  const slugCollision = { ...wholeRecord, id: 2, name: 'Harbour-Gate', location: 'Al Furjan' };
  backend.setRecords({ projects: [wholeRecord, slugCollision] });
  const first = await openProject(backend, 'harbour-gate');
  expect(screen.getByText(/Other projects with this name:/)).toBeInTheDocument();
  expect(first.head.canonical).toBe('/marensand-developments-properties/harbour-gate/?id=1');
  const address = '/marensand-developments-properties/harbour-gate/?id=2';
  expect(screen.getByRole('link', { name: 'Harbour-Gate - Al Furjan' })).toHaveAttribute('href', address);
  first.unmount();
  await openProject(backend, 'harbour-gate', { search: '?id=2' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour-Gate');
  expect(screen.getByRole('link', { name: /^Harbour Gate - / })).toHaveAttribute(
    'href',
    address.replace('id=2', 'id=1'),
  );
});

test('ignores an id that does not belong to the address', async () => {
  backend.setRecords({ projects: [wholeRecord, { ...wholeRecord, id: 2, name: 'Quiet Court' }] });
  const { head } = await openProject(backend, 'harbour-gate', { search: '?id=2' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Gate');
  expect(head.canonical).toBe('/marensand-developments-properties/harbour-gate/');
});

test('does not say that a project is not found when the backend fails', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await expect(openProject(backend, 'harbour-gate')).rejects.toThrow('Network response was not ok');
});
