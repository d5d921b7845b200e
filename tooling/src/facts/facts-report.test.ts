import { factsReport } from './facts-report';

test.each([
  ['2025-07-01', false, ['Every fact is within its time.']],
  ['2026-06-30', false, ['Past their day within two months:']],
  ['2026-07-01', true, ['Past their day: look at these sources again, and change shared/domain/facts.']],
])('on %s says whether a source is past its day', (today, isPast, first) => {
  const report = factsReport(today);
  expect([report.isPast, report.lines.slice(0, 1)]).toEqual([isPast, first]);
});

test('names an overdue source with its address, and each fact from it', () => {
  const { lines } = factsReport('2027-04-30');
  const at = lines.findIndex((line) => line.includes('Golden Visa, valid until 2027-04-29: https://u.ae/'));
  expect(lines.slice(at + 2, at + 4)).toEqual([
    '    Property value for a Golden Visa: AED 2,000,000 (goldenVisaThreshold)',
    '    Golden Visa: 10 years (goldenVisaYears)',
  ]);
  expect(lines.join('\n')).not.toContain('landFees');
  expect(lines.join('\n')).not.toContain('transferPercent');
});
