import type { LoanMonth } from '@iwan/shared/domain/money/loan-schedule';
import type { TypedLoan } from '../count-loan';
import { textsOf } from '../texts';

/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const byteOrderMark = '\ufeff';

/** A schedule as a CSV file (RFC 4180): a header, then the months, amounts with a point and two decimals. */
export function scheduleCsv(schedule: readonly LoanMonth[], locale: string): string {
  const texts = textsOf(locale);
  const titles = [texts.csv.month, texts.csv.principal, texts.csv.interest, texts.csv.payment, texts.balance];
  const lines = schedule.map((month) => [
    String(month.month),
    ...[month.principalPaidMonthly, month.interestPaidMonthly, month.totalPaymentMonthly, month.balance].map((amount) =>
      amount.toFixed(2),
    ),
  ]);
  return byteOrderMark + [titles, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** `iwan-loan-1000000-aed-5-percent-20-years.csv` */
export function scheduleFileName({ principal, annualRatePercent, years }: TypedLoan): string {
  return `iwan-loan-${principal}-aed-${annualRatePercent}-percent-${years}-years.csv`;
}
