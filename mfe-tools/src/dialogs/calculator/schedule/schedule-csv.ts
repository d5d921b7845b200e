import type { LoanMonth } from '@iwan/shared/domain/money/loan-schedule';
import type { TypedLoan } from '../count-loan';
import { textsOf } from '../texts';

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/** A schedule as a CSV file (RFC 4180): a line of titles, then the months, amounts with two decimals and a point. */
export function scheduleCsv(schedule: readonly LoanMonth[], locale: string): string {
  const texts = textsOf(locale);
  const titles = [texts.csv.month, texts.csv.principal, texts.csv.interest, texts.csv.payment, texts.csvBalance];
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
