import { render } from '@testing-library/react';
import { vatPercent } from '../../../domain/facts/fees';
import { goldenVisaThreshold } from '../../../domain/facts/residence';
import { vacancyPercent } from '../../../domain/facts/returns';
import { FactSources } from './fact-sources';

test.each([
  [[goldenVisaThreshold], 'Source: Government of the UAE, Golden Visa. Checked June 2025.'],
  [
    [vacancyPercent, vatPercent],
    'Sources: Our estimates, which you can change; Ministry of Finance, VAT by Federal Decree-Law 8 of 2017. Checked June 2025.',
  ],
])('names the sources of %j and the earliest day on which they were checked', (facts, words) => {
  const { container } = render(<FactSources facts={facts} />);
  expect(container.textContent).toBe(words);
});
