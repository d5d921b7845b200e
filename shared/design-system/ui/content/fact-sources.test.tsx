import { render } from '@testing-library/react';
import { goldenVisaThreshold } from '../../../domain/facts/residence';
import { FactSources } from './fact-sources';

test.each([
  ['2026-06-30', 'Source: Government of the UAE, Golden Visa (looked at on 30 June 2025).'],
  ['2026-07-01', 'Source: Government of the UAE, Golden Visa (as of 30 June 2025, not looked at since).'],
])('on %s says "%s"', (today, words) => {
  const { container } = render(<FactSources facts={[goldenVisaThreshold]} today={today} />);
  expect(container.textContent).toBe(words);
});
