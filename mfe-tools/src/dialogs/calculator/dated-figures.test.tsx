import { sourcesOf } from '@iwan/shared/domain/facts/fact';
import * as fees from '@iwan/shared/domain/facts/fees';
import { loanPercent, marketRate } from '@iwan/shared/domain/facts/loans';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { daysOfChange, onDay, statusOn } from '@iwan/shared/testing/dated-sources';
import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { LoanCalculator } from './loan/loan-calculator';

beforeEach(() => sessionStorage.clear());
const { names } = factTextsOf(english.locale);

afterEach(() => jest.useRealTimers());

/** What the calculator shows figures of, and their sources. */
const parts = [
  ['the rate', () => document.getElementById('loan-annualRatePercent')?.closest('div'), sourcesOf([marketRate])],
  [
    'a purchase',
    () => screen.getByText('Down payment, purchase costs and rent').closest('details'),
    sourcesOf([fees.transferPercent, fees.transferFee, fees.agencyPercent, fees.vatPercent, loanPercent]),
  ],
] as const;
const days = daysOfChange(parts.flatMap(([, , sources]) => sources));

test.each(days)('on %s each figure has its source, and says so where that is past its day', (today) => {
  onDay(today);
  render(<LoanCalculator />);
  for (const [what, find, sources] of parts) {
    for (const source of sources) {
      const name = names[source.id as keyof typeof names];
      expect([what, find()?.textContent]).toEqual([
        what,
        expect.stringContaining(`${name} (${statusOn(source, today)})`),
      ]);
    }
  }
});
