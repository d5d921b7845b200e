import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen } from '@testing-library/react';
import { openArticle, wholeArticle } from '../../testing/open-article';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterAll(() => backend.close());

test('the figures beside an article have their sources, and the month in which these were checked', async () => {
  backend.setRecords({
    blogs: [{ ...wholeArticle, description: '<p>The Golden Visa, and the agent’s commission.</p>' }],
  });
  await openArticle(backend, '5');
  const shown = screen.getByRole('complementary', { name: 'Current laws and fees' }).textContent;
  expect(shown).toContain('Government of the UAE, Golden Visa (checked June 2025)');
  expect(shown).toContain('Market practice (checked June 2025)');
});
