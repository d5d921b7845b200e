import { render } from '@testing-library/react';
import { onDay } from '../../../contract-kit/testing/on-day';
import { vatPercent } from '../../../domain/facts/fees';
import { goldenVisaThreshold } from '../../../domain/facts/residence';
import { vacancyPercent } from '../../../domain/facts/returns';
import { FactSources } from './fact-sources';

afterEach(() => jest.useRealTimers());

test.each([
  ['2027-04-29', [goldenVisaThreshold], 'Source: Government of the UAE, Golden Visa. Checked April 2026.'],
  [
    '2027-04-30',
    [goldenVisaThreshold],
    'Source: Government of the UAE, Golden Visa. Checked April 2026. Due to be checked again since April 2027, so ask us before you rely on it.',
  ],
  [
    '2026-11-30',
    [vacancyPercent, vatPercent],
    'Sources: Our estimates, which you can change; Ministry of Finance, VAT by Federal Decree-Law 8 of 2017. Checked June 2025.',
  ],
])('on %s, names the sources of %j and when they were checked, or are due again', (today, facts, words) => {
  onDay(today);
  const { container } = render(<FactSources facts={facts} />);
  expect(container.textContent).toBe(words);
});
