import { createHttp } from '@iwan/shared/api/create-http';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen } from '@testing-library/react';
import { slot } from '.';
import { AgentSpotlight } from './agent-spotlight';

const records = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  name: `Agent ${index + 1}`,
  language: 'English, Arabic',
  linkedin: 'https://www.linkedin.com/in/example',
}));

async function load(count: number) {
  const backend = await startPlainBackend();
  backend.setRecords({ agents: records.slice(0, count) });
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const args = { http, params: {}, query: new URLSearchParams(), signal: new AbortController().signal };
  const data = (await slot.loader?.(args)) ?? null;
  await backend.close();
  return data;
}

test('shows the sixth agent of the list', async () => {
  render(<AgentSpotlight data={await load(7)} />);
  expect(screen.getByRole('heading', { name: 'Agent 6' })).toBeInTheDocument();
  expect(screen.getByText('Speakes:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/agents/agent-6/');
});

test('says so when there are fewer than six agents', async () => {
  render(<AgentSpotlight data={await load(5)} />);
  expect(screen.getByText('No data available')).toBeInTheDocument();
});
