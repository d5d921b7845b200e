import { onDay } from '@iwan/shared/testing/on-day';
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
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

test('the figures beside an article have their sources, and the month in which these were checked', async () => {
  onDay('2026-11-30');
  backend.setRecords({
    blogs: [{ ...wholeArticle, description: '<p>The Golden Visa, and the agent’s commission.</p>' }],
  });
  await openArticle(backend, '5');
  const shown = screen.getByRole('complementary', { name: 'Current laws and fees' }).textContent;
  expect(shown).toContain('Government of the UAE, Golden Visa (checked April 2026)');
  expect(shown).toContain('Market practice (checked March 2026)');
});
