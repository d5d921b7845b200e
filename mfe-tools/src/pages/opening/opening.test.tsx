import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { onDay } from '@iwan/shared/testing/on-day';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import { builtInOpenings } from '../../parts/openings/built-in-openings';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  onDay('2026-12-01');
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const openings = builtInOpenings(english.locale);

/** The page of a slug as the site renders it. */
const open = (slug: string) => openPage(route, backend, { params: { opening: slug } });

/** Has the backend list these openings. */
const list = (...data: readonly object[]) => backend.behave({ kind: 'body', body: { data } }, '/api/openings');

/** The structured data of the job; undefined where there is none. */
function posting({ head }: Awaited<ReturnType<typeof open>>) {
  const things = (head.jsonLd?.['@graph'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return things.find((thing) => thing['@type'] === 'JobPosting');
}

test.each(openings)('shows all of $title, with the job chosen in its form', async (opening) => {
  const { head } = await open(opening.slug);
  expect(screen.getByRole('heading', { level: 1, name: opening.title })).toBeInTheDocument();
  for (const lines of [opening.does, opening.brings, opening.offers]) {
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) expect(screen.getByText(line)).toBeInTheDocument();
  }
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue(opening.title);
  const others = within(screen.getByRole('region', { name: 'Other openings' })).getAllByRole('heading', { level: 3 });
  expect(others.map(({ textContent }) => textContent)).toEqual(
    openings.filter((other) => other !== opening).map(({ title }) => title),
  );
  expect(head).toMatchObject({
    title: `${opening.title} | Career | Iwan Real Estate`,
    description: `${opening.title} in Dubai, full time. ${opening.summary} What you will do, what you need, what we offer and how to apply.`,
    canonical: `/career/${opening.slug}`,
  });
});

test('has complete structured data of a job', async () => {
  expect(posting(await open('property-inspector'))).toMatchObject({
    title: 'Property Inspector',
    description: expect.stringMatching(
      /^<p>See what a photograph cannot show\.<\/p><p>What you will do<\/p><ul><li>Inspect/,
    ),
    datePosted: '2026-11-09',
    validThrough: '2027-02-07T23:59:59+04:00',
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: 'Iwan Real Estate' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
    url: '/career/property-inspector',
  });
});

test.each([
  [{ pay_from: 9000, pay_to: 12_000 }, 'AED 9,000 to AED 12,000 a month', { minValue: 9000, maxValue: 12_000 }],
  [{ pay_from: 9000 }, 'AED 9,000 a month', { minValue: 9000, maxValue: 9000 }],
])('with %j says what is paid, to search engines too', async (pay, words, value) => {
  list({ id: 1, name: 'Clerk', posted_on: '2026-11-02', ...pay });
  const opened = await open('clerk');
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(posting(opened)).toMatchObject({ baseSalary: { currency: 'AED', value: { ...value, unitText: 'MONTH' } } });
});

test('is shown without structured data once applications are no longer read', async () => {
  onDay('2027-02-08');
  const opened = await open('property-inspector');
  expect(screen.getByText('9 November 2026')).toBeInTheDocument();
  expect(screen.queryByText('Apply by')).toBeNull();
  expect(posting(opened)).toBeUndefined();
});

test('shows an opening of the backend, its texts as text, and leaves out what is not known of it', async () => {
  list(
    { name: 'Clerk', employment: 'part_time', does: 'Files <b>all</b>\nFinds', posted_on: '2026-11-02' },
    { name: 'Guide' },
  );
  const { head, ...opened } = await open('clerk');
  expect(screen.getByText('Files <b>all</b>')).toBeInTheDocument();
  expect(screen.getByText('Part-time')).toBeInTheDocument();
  expect(screen.queryByText('Apply by')).toBeNull();
  expect(screen.queryByText('What you need')).toBeNull();
  expect(head.description).toBe(
    'Clerk in Dubai, part time. What you will do, what you need, what we offer and how to apply.',
  );
  const job = posting({ head, ...opened });
  expect(job).toMatchObject({
    description: '<p>Clerk</p><p>What you will do</p><ul><li>Files &lt;b&gt;all&lt;/b&gt;</li><li>Finds</li></ul>',
    employmentType: 'PART_TIME',
  });
  expect(job).not.toHaveProperty('validThrough');
  expect(within(screen.getByRole('combobox', { name: 'Job' })).getAllByRole('option')).toHaveLength(3);
});

test('the only opening has no list of others, and without a first day no structured data', async () => {
  list({ name: 'Clerk' });
  const opened = await open('clerk');
  expect(screen.queryByRole('region', { name: 'Other openings' })).toBeNull();
  expect(screen.queryByText('Posted')).toBeNull();
  expect(posting(opened)).toBeUndefined();
});

test('links from an unknown address to the openings', async () => {
  const { head, status, redirect } = await open('ceo');
  expect(screen.getByRole('heading', { level: 1, name: 'Opening not found' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Apply now: / })).toHaveLength(5);
  expect([head.noindex, status]).toEqual([true, 404]);
  expect(redirect).toMatchObject({ to: '/', showsPageFirst: true, notice: 'Opening not found' });
});

test('while the backend is away an unknown opening may be one of its own', async () => {
  backend.behave({ kind: 'drop' }, '/api/openings');
  expect((await open('clerk')).status).toBe(503);
});

test('the sitemap has the address of each opening, with its first day where that is known', async () => {
  list({ name: 'Clerk', posted_on: '2026-11-02' }, { name: 'Guide' });
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  expect(await route.addresses?.({ http, signal: new AbortController().signal })).toEqual([
    { path: '/career/clerk', lastModified: '2026-11-02' },
    { path: '/career/guide' },
  ]);
});
