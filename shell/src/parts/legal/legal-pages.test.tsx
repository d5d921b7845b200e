import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type Behaviour, type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen } from '@testing-library/react';
import { page as privacy } from '../../pages/privacy-policy';
import { page as terms } from '../../pages/terms-and-condition';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

async function show(page: typeof terms, behaviour?: Behaviour) {
  if (behaviour) backend.behave(behaviour, '/api/texts');
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const signal = new AbortController().signal;
  const data = await page.loader?.({ http, signal, params: {}, ...english });
  const { container } = render(<page.Component intro={false} data={data} />);
  return { container, description: page.head(english.locale, data).description };
}

const withText = (name: string, text: unknown): Behaviour => ({ kind: 'body', body: { data: [{ name, text }] } });

test('the terms of the office are shown in place of the placeholder', async () => {
  const { description } = await show(terms, withText('legal.terms', '# Our fee\nTwo per cent.\n\nPlus VAT.'));
  expect(screen.getByRole('heading', { name: 'Our fee' })).toBeInTheDocument();
  expect(screen.getByText('Plus VAT.')).toBeInTheDocument();
  expect(screen.queryByText(/placeholder|draft|not published/i)).toBeNull();
  expect(description).not.toMatch(/placeholder/);
});

test('terms with gaps are a draft that marks them', async () => {
  const { container } = await show(terms, withText('legal.terms', '# Our fee\nIt is [fee] plus VAT.'));
  expect(screen.getByText(/^This is a draft/)).toBeInTheDocument();
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['[fee]']);
});

test.each<[string, Behaviour | undefined]>([
  ['has no texts', undefined],
  ['is away', { kind: 'status', status: 500 }],
  ['has no legal text', withText('footer.faq', 'FAQ')],
  ['has an empty one', withText('legal.terms', ' \n')],
  ['has none that is a text', withText('legal.terms', ['x'])],
])('the placeholder of the terms says what it is where the backend %s', async (_, behaviour) => {
  await show(terms, behaviour);
  expect(screen.getByText(/^This is a placeholder/)).toBeInTheDocument();
});

test('the privacy policy is built in where the office has none', async () => {
  await show(privacy);
  expect(screen.getByRole('heading', { name: 'Your rights' })).toBeInTheDocument();
  expect(screen.queryByText(/draft/)).toBeNull();
});
