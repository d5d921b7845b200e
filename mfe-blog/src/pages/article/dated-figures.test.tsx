import { custom, goldenVisaRules } from '@iwan/shared/domain/facts/sources';
import { daysOfChange, onDay, statusOn } from '@iwan/shared/testing/dated-sources';
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

test.each(daysOfChange([goldenVisaRules, custom]))(
  'on %s the figures beside an article have their sources, and say so where one is past its day',
  async (today) => {
    onDay(today);
    backend.setRecords({
      blogs: [{ ...wholeArticle, description: '<p>The Golden Visa, and the agent’s commission.</p>' }],
    });
    await openArticle(backend, '5');
    const shown = screen.getByRole('complementary', { name: /figures/i }).textContent;
    expect(shown).toContain(`Government of the UAE, Golden Visa (${statusOn(goldenVisaRules, today)})`);
    expect(shown).toContain(`Custom of the market, which no rule sets (${statusOn(custom, today)})`);
  },
);
