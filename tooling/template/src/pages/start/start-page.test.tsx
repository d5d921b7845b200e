import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen } from '@testing-library/react';
import { route } from './index';
import { StartPage } from './start-page';
import { textsOf } from './texts';

const texts = textsOf(english.locale);

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});

afterAll(() => backend.close());

test('the page lists the records of the backend, each with a link', async () => {
  backend.setRecords({ blogs: [{ id: 7, heading: 'Buying off the plan' }] });
  const data = await route.loader?.({
    ...english,
    params: {},
    query: new URLSearchParams(),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
  });
  render(<StartPage data={data ?? []} />);
  expect(screen.getByRole('link', { name: 'Buying off the plan' })).toHaveAttribute('href', '/blog-details/7');
});

test('the page has a description for search engines', () => {
  const { title, description } = route.head([], english);
  expect(description.length).toBeGreaterThan(50);
  expect(description).not.toBe(title);
});

test('the page shows that there is nothing', () => {
  render(<StartPage data={[]} />);
  expect(screen.getByText(texts.none)).toBeVisible();
});
