import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type LoanMonth, type LoanYear, scheduleByYear } from '@iwan/shared/domain/money/loan-schedule';
import { memo } from 'react';
import { moneyFormatOf } from '../../../parts/money-format';
import { textsOf } from '../texts';
import styles from './schedule-table.module.css';

export type SchedulePeriod = 'year' | 'month';

interface ScheduleTableProps {
  readonly schedule: readonly LoanMonth[];
  readonly period: SchedulePeriod;
}

/** The amortization list (section 3) by year or by month. Memoised by the loan: it may have 360 lines. */
export const ScheduleTable = memo(function ScheduleTable({ schedule, period }: ScheduleTableProps) {
  const texts = useTexts(textsOf);
  const { amounts } = moneyFormatOf(useLocale());
  const lines = period === 'year' ? scheduleByYear(schedule).map(lineOfYear) : schedule.map(lineOfMonth);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.schedule}>
      <table>
        <thead>
          <tr>
            <th scope="col">{period === 'year' ? texts.year : texts.month}</th>
            <th scope="col">{texts.principal}</th>
            <th scope="col">{texts.interestShort}</th>
            <th scope="col">{texts.payment}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([at, ...money]) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {money.map((amount, column) => (
                <td key={column}>{amounts(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function lineOfYear({ year, principal, interest, payment, balance }: LoanYear) {
  return [year, principal, interest, payment, balance] as const;
}

function lineOfMonth(month: LoanMonth) {
  const { principalPaidMonthly, interestPaidMonthly, totalPaymentMonthly, balance } = month;
  return [month.month, principalPaidMonthly, interestPaidMonthly, totalPaymentMonthly, balance] as const;
}
