import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen } from '@testing-library/react';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    team: [
      {
        id: 1,
        name: 'Nadia Rahman',
        designation: 'Founder',
        linkedin: 'https://www.linkedin.com/in/n',
        type: 'Leader',
      },
      { id: 2, name: 'Samuel Adeyemi', type: 'Consultant' },
      { name: 'Half', type: 'leader', image: 'javascript:1' },
    ],
  });
});
afterAll(() => backend.close());

test('shows the leaders alone, with what is known of each', async () => {
  const { container, status } = await openPage(route, backend);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: 'Our Team' })).toBeInTheDocument();
  expect([...container.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    'Nadia Rahman',
    'Half',
  ]);
  expect(screen.getByText('Founder')).toBeInTheDocument();
  const linkedin = screen.getAllByRole('link', { name: /LinkedIn/ });
  expect(linkedin.map((link) => link.getAttribute('href'))).toEqual(['https://www.linkedin.com/in/n']);
  expect(container.innerHTML).not.toMatch(/javascript/);
});

test.each([
  ['All agents', '/our-team/agents'],
  ['About us', '/about/'],
  ['Career', '/career'],
])('leads to %s', async (name, href) => {
  await openPage(route, backend);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['is not ok', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['makes no sense', { kind: 'body', body: { data: 'none' } }, 'Unexpected data format'],
  ['does not come', { kind: 'drop' }, 'The server could not be reached'],
] as const)('an answer that %s is only logged, and the page says that it has none', async (_, behaviour, reason) => {
  backend.behave(behaviour, '/api/teamapi');
  const { status, errors } = await openPage(route, backend);
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(screen.queryByText(/Error/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Career' })).toBeInTheDocument();
  expect(errors).toEqual([{ resource: 'team', index: 0, reason }]);
  // So that no page without its people is cached.
  expect(status).toBe(503);
});

test('says the same where nobody is a leader', async () => {
  backend.setRecords({ team: [{ id: 2, name: 'Samuel Adeyemi', type: 'Consultant' }] });
  const { status } = await openPage(route, backend);
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(status).toBe(200);
});
