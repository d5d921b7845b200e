import { createHttp } from '@iwan/shared/api/create-http';
import type { Head } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { route } from '.';
import type { DeveloperData } from './developer-page';

const whole = {
  id: 1,
  name: 'Lazurine Estates',
  images: 'media/banner.webp',
  logo: 'media/logo.svg',
  location: 'Dubai, UAE',
  buildings: 12,
  heading: 'Buildings that keep their shade',
  sub_heading: 'Homes on the water',
  exp: '27',
  estb: '1999',
  emp: '640',
  hq: 'Dubai',
  pointers: '1. Deep balconies.\r\n2. High ceilings.',
  f_img: 'media/feature.webp',
  f_heading: 'Drawn from the inside out',
  f_sub_heading: 'Every plan begins with the light.',
  v_heading: 'An evening at the quay',
  v_sub_heading: 'Seven seconds of the marina.',
  video: 'media/video/quay.mp4',
  map: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1" onload="alert(1)"></iframe>',
};

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterAll(() => backend.close());

async function load(slug: string): Promise<DeveloperData> {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const params = { developer: slug };
  const query = new URLSearchParams();
  const data = await route.loader?.({ ...english, http, params, query, signal: new AbortController().signal });
  if (data === undefined) throw new Error('The page has no loader.');
  return JSON.parse(JSON.stringify(data));
}

async function open(slug = 'lazurine-estates'): Promise<{ readonly data: DeveloperData; readonly head: Head }> {
  const data = await load(slug);
  render(
    <MemoryRouter>
      <route.Component data={data} />
    </MemoryRouter>,
  );
  return { data, head: route.head(data, english) };
}
const place = () => document.querySelector('[data-slot-place=projects-of-developer]');
const requested = () => backend.requests.map(({ path }) => decodeURIComponent(path)).sort();

test('says how many finished projects were handed over as promised, where the backend knows it', async () => {
  backend.setRecords({ developers: [{ ...whole, handovers: { finished: 6, on_time: 4, median_months: 1.5 } }] });
  await open();
  expect(
    screen.getByText(
      '4 of 6 finished projects were handed over within 3 months of the first promised date. The median delay is 1.5 months.',
    ),
  ).toBeInTheDocument();
});

test.each([{ finished: 3, on_time: 4, median_months: 0 }, { finished: '6', on_time: 4, median_months: 0 }, 'all'])(
  'says nothing of handovers that cannot be: %j',
  async (handovers) => {
    backend.setRecords({ developers: [{ ...whole, handovers }] });
    expect((await load('lazurine-estates')).developer).not.toHaveProperty('handovers');
  },
);

test('shows all fields of a developer', async () => {
  backend.setRecords({ developers: [whole, { id: 2, name: 'Cavarin' }] });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Lazurine Estates' })).toBeInTheDocument();
  for (const text of ['Buildings that keep their shade', 'Homes on the water', 'Every plan begins with the light.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const figures = within(screen.getByRole('region', { name: 'Lazurine Estates at a glance' }));
  for (const [label, value] of [
    ['Years of experience', '27'],
    ['Year established', '1999'],
    ['Employees', '640'],
    ['Headquarters', 'Dubai'],
  ] as const) {
    expect(figures.getByText(label).nextElementSibling).toHaveTextContent(value);
  }
  const feature = within(screen.getByRole('region', { name: 'Drawn from the inside out' }));
  expect(feature.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Deep balconies.',
    'High ceilings.',
  ]);
  expect(screen.getByRole('heading', { name: 'An evening at the quay' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play the video: An evening at the quay' })).toBeInTheDocument();
  expect(screen.getByTitle('Map showing Lazurine Estates')).toHaveAttribute(
    'src',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
  );
  expect(screen.getByRole('link', { name: /Cavarin/ })).toHaveAttribute('href', '/developers/cavarin-properties/');
  expect(screen.queryByRole('link', { name: /Lazurine Estates UAE/ })).toBeNull();
  expect(place()).toBeInTheDocument();
  expect(screen.queryByText('No data available')).toBeNull();
});

test('requests the developer and the others, once each', async () => {
  backend.setRecords({ developers: [whole] });
  await open();
  expect(requested()).toEqual(['/api/developerapi', '/api/developerapi/lazurine estates']);
});

test('has one canonical address of the two, and structured data', async () => {
  backend.setRecords({ developers: [whole] });
  const { head } = await open();
  expect(head).toMatchObject({
    title: 'Lazurine Estates | Iwan Real Estate',
    description: 'Lazurine Estates: Buildings that keep their shade. Homes on the water',
    canonical: '/lazurine-estates-properties/',
    firstPicture: { path: 'media/banner.webp' },
  });
  expect(head.jsonLd).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Lazurine Estates', foundingDate: '1999', numberOfEmployees: { value: 640 } },
      { '@type': 'VideoObject', contentUrl: '/images/original/media/video/quay.mp4' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Developers' }, { item: '/lazurine-estates-properties/' }],
      },
    ],
  });
});

test('an enquiry goes with the developer’s name', async () => {
  backend.setRecords({ developers: [whole] });
  await open();
  const form = screen.getByRole('form', { name: 'Ask us about Lazurine Estates' });
  expect(form.querySelector('[name=developer]')).toHaveValue('Lazurine Estates');
  expect(form).toHaveAttribute('method', 'post');
});

test('shows a record with missing fields', async () => {
  backend.setRecords({
    developers: [
      { name: 'Half & Half', heading: 'Half a story', estb: {}, pointers: 7, f_img: '../x', video: {}, map: '<p>' },
    ],
  });
  await open('half-half');
  expect(screen.getByText('Half a story')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /at a glance/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Play the video/ })).toBeNull();
  expect(screen.queryByTitle(/^Map of/)).toBeNull();
  expect(screen.getByRole('link', { name: 'View projects on map' })).toHaveAttribute(
    'href',
    '/map/?developer=Half+%26+Half&price=any',
  );
  expect(screen.queryByText('No data available')).toBeNull();
});

test.each([
  ['is empty', { data: {} }],
  ['has a name alone', { data: { id: 1, name: 'Cavarin' } }],
  ['is an empty list', { data: [] }],
])('says that there is nothing where the record of a listed developer %s', async (_, body) => {
  backend.setRecords({ developers: [{ id: 1, name: 'Cavarin' }] });
  backend.behave({ kind: 'body', body }, '/api/developerapi/');
  const { data } = await open('cavarin');
  expect(screen.getByRole('heading', { level: 1, name: 'Cavarin' })).toBeInTheDocument();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(route.status?.(data)).toBe(200);
  expect(place()).toBeInTheDocument();
});

test('an address without a developer says so, shows similar names, and redirects to Home', async () => {
  backend.setRecords({ developers: [{ name: 'Cavarin' }, { name: 'Lazurine Estates' }] });
  const { data, head } = await open('lazurine-homes');
  expect(screen.getByRole('heading', { level: 1, name: 'Developer not found' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Lazurine Estates',
    'Cavarin',
  ]);
  expect(route.status?.(data)).toBe(404);
  expect(head.noindex).toBe(true);
  expect(route.redirect?.(data, english)).toEqual({
    to: '/',
    permanent: false,
    notice: 'Developer not found',
    showsPageFirst: true,
  });
});

test.each([
  ['does not answer', { kind: 'drop' }, 'Failed to fetch developer details'],
  ['refuses', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['answers with something else', { kind: 'html' }, 'Failed to fetch developer details'],
] as const)('fails with the words of section 8 when the backend %s', async (_, behaviour, message) => {
  backend.behave(behaviour);
  await expect(load('cavarin')).rejects.toMatchObject({ name: 'ApiError', message });
});

test.each([
  ['refuses', { kind: 'status', status: 500 }, 'Error: Network response was not ok'],
  ['answers with another format', { kind: 'body', body: { data: 7 } }, 'Error: Unexpected data format'],
] as const)('stands without the others when their call %s', async (_, behaviour, message) => {
  backend.setRecords({ developers: [whole] });
  // The handler that was added last wins: the developer's own call responds.
  backend.behave(behaviour, '/api/developerapi');
  backend.behave({ kind: 'respond' }, '/api/developerapi/');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Lazurine Estates' })).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});
