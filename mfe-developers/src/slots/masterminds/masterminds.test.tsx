import { openPart } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import { slot } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
});
afterAll(() => backend.close());

test('shows the leaders of the team as a carousel, each with image, name, designation and LinkedIn', async () => {
  backend.setRecords({
    team: [
      {
        id: 1,
        name: 'Nadia Rahman',
        designation: 'Founder',
        image: 'media/team/nadia.webp',
        linkedin: 'https://www.linkedin.com/in/nadia',
        type: 'Leader',
      },
      { id: 2, name: 'Samuel Adeyemi', type: 'Consultant' },
      { id: 3, name: 'Ingrid Solheim', type: 'Leader' },
    ],
  });
  const { container } = await openPart(slot, backend);
  const carousel = within(screen.getByRole('group', { name: 'Meet the Masterminds' }));
  expect(carousel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Nadia Rahman',
    'Ingrid Solheim',
  ]);
  expect(carousel.getByText('Founder')).toBeInTheDocument();
  expect(carousel.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', 'https://www.linkedin.com/in/nadia');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('nadia.webp');
});

test.each([
  ['there are none', { kind: 'body', body: { data: [] } }],
  ['the backend fails, which only the log is told', { kind: 'status', status: 500 }],
] as const)('says "No data available" where %s', async (_, behaviour) => {
  backend.behave(behaviour, '/api/teamapi');
  await openPart(slot, backend);
  expect(screen.getByRole('heading', { level: 2, name: 'Meet the Masterminds' })).toBeInTheDocument();
  expect(screen.getByText('No data available')).toBeInTheDocument();
});
