import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoanYear } from '@iwan/shared/domain/money/loan-schedule';
import { render } from '@testing-library/react';
import { YearBars } from './year-bars';

const styles = readFileSync(join(__dirname, 'year-bars.module.css'), 'utf8');

const years = (count: number): readonly LoanYear[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ year: index + 1, payment: 100_000, principal: 90_000, interest: 10_000, balance: 0 },
  }));

test.each([
  [1, ['Year 1']],
  [2, ['Year 1', 'Year 2']],
  [30, ['Year 1', 'Year 30']],
])('a loan of %s years names its first and its last bar in whole words', (count, names) => {
  const { container } = render(<YearBars years={years(count)} charts={{ status: 'loading' }} />);
  const labels = [...container.querySelectorAll('figcaption ~ p > span')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(names);
});

test('the label of a single year is centred below its bar', () => {
  expect(styles).toMatch(/\.ends > :only-child \{\s*margin-inline: auto;/);
});
