import { english } from '@iwan/shared/testing/english';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { openings } from '../../parts/openings/openings';
import { route } from '.';
import { openingDetailsOf } from './opening-details-texts';
import type { OpeningData } from './opening-page';

/** The page of a slug as the site renders it. */
async function open(slug: string) {
  const asked = { params: { opening: slug }, query: new URLSearchParams(), signal: new AbortController().signal };
  const http = { get: () => Promise.reject(), send: () => Promise.reject(), report: () => {} };
  const data = await route.loader?.({ ...english, ...asked, http });
  if (data === undefined) throw new Error('The page has no loader.');
  render(
    <MemoryRouter>
      <route.Component data={data} />
    </MemoryRouter>,
  );
  return { data, head: route.head(data, english) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

/** The structured data of the job; undefined where there is none. */
function posting(data: OpeningData) {
  const things = (route.head(data, english).jsonLd?.['@graph'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return things.find((thing) => thing['@type'] === 'JobPosting');
}

test.each(openings)('shows all of $title, with the job chosen in its form', async (opening) => {
  const { head } = await open(opening.slug);
  expect(screen.getByRole('heading', { level: 1, name: opening.title })).toBeInTheDocument();
  for (const lines of Object.values(openingDetailsOf(english.locale)[opening.title])) {
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
    canonical: `/career/${opening.slug}`,
  });
});

test('has complete structured data of a job', async () => {
  const { data } = await open('property-inspector');
  expect(posting(data)).toMatchObject({
    title: 'Property Inspector',
    description: expect.stringMatching(
      /^<p>See what a photograph cannot show\.<\/p><p>What you do<\/p><ul><li>Inspect/,
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

test('is shown without structured data once applications are no longer read', async () => {
  jest.setSystemTime(new Date('2027-02-08T08:00:00Z'));
  const { data } = await open('property-inspector');
  expect(screen.getByText('9 November 2026')).toBeInTheDocument();
  expect(screen.queryByText('Apply until')).toBeNull();
  expect(posting(data)).toBeUndefined();
});

test('links from an unknown address to the openings', async () => {
  const { data, head } = await open('ceo');
  expect(screen.getByRole('heading', { level: 1, name: 'Opening not found' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Apply now: / })).toHaveLength(5);
  expect(head.noindex).toBe(true);
  expect(route.status?.(data)).toBe(404);
  expect(route.redirect?.(data, english)).toMatchObject({ to: '/', showsPageFirst: true, notice: 'Opening not found' });
});
