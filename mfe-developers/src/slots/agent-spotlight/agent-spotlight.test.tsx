import { load, openPart } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen } from '@testing-library/react';
import { slot } from '.';

let backend: PlainBackend;

const agents = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  name: `Agent ${index + 1}`,
  language: 'English, Arabic',
  designation: `Designation ${index + 1}`,
  images: `media/agents/${index + 1}.webp`,
  linkedin: 'https://www.linkedin.com/in/example',
}));

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ agents });
});
afterAll(() => backend.close());

test('shows the sixth agent of the list, and no other', async () => {
  await openPart(slot, backend);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Agent 6']);
  expect(screen.getByText('Designation 6')).toBeInTheDocument();
  expect(screen.getByText('Speakes:')).toBeInTheDocument();
  expect(screen.getByText('English, Arabic')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Agent 6' })).toHaveAttribute('src', expect.stringContaining('/6.webp'));
  expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/agents/agent-6/');
  expect(screen.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('target', '_blank');
});

test('leads to all agents', async () => {
  await openPart(slot, backend);
  expect(screen.getByRole('link', { name: 'All agents' })).toHaveAttribute('href', '/our-team/agents');
});

test('shows a record with missing fields', async () => {
  backend.setRecords({ agents: [...agents.slice(0, 5), { name: 'Half' }] });
  const { container } = await openPart(slot, backend);
  expect(screen.getByRole('heading', { level: 3, name: 'Half' })).toBeInTheDocument();
  expect(screen.queryByText('Speakes:')).toBeNull();
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

test.each([0, 5])('says "No data available" when there are %p agents', async (count) => {
  backend.setRecords({ agents: agents.slice(0, count) });
  await openPart(slot, backend);
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

// The shell shows `Error: ` and this message in place of the slot.
test.each([
  [{ kind: 'status', status: 500 }, 'Network response was not ok'],
  [{ kind: 'body', body: { data: {} } }, 'Unexpected data format'],
  [{ kind: 'drop' }, 'The server could not be reached'],
] as const)('after %j it is an error: %s', async (behaviour, message) => {
  backend.behave(behaviour, '/api/agentapi');
  await expect(load(slot, backend)).rejects.toThrow(message);
});
