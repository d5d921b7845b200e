import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type LoanMonth, type LoanYear, scheduleByYear } from '@iwan/shared/domain/money/loan-schedule';
import { Button } from '@iwan/shared/ui/actions/button';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { DownloadIcon } from '@iwan/shared/ui/icons/download';
import { memo, useDeferredValue, useState } from 'react';
import { moneyFormatOf } from '../../../parts/money-format';
import { useApexCharts } from '../charts/use-apex-charts';
import type { CountedLoan } from '../count-loan';
import { textsOf } from '../texts';
import { scheduleCsv, scheduleFileName } from './schedule-csv';
import styles from './schedule-table.module.css';
import { YearBars } from './year-bars';

/**
 * The schedule by year or by month, rendered only while it is open, with a chart of the years and its export; without script by
 * year, and open.
 */
export function LoanScheduleDetails({ loan, schedule, years }: CountedLoan) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const charts = useApexCharts(isOpen);
  const [period, setPeriod] = useState<SchedulePeriod>('year');
  // The fields and the result are rendered first; the lines follow.
  const shown = useDeferredValue(schedule);
  return (
    <details
      className={styles.schedule}
      open={isOnServer || undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {texts.schedule}
        <span>{texts.yearsOf(loan.years)}</span>
        <DownIcon />
      </summary>
      {isOpen ? (
        <>
          <YearBars years={years} charts={charts} />
          <div className={styles.tools}>
            <Choices
              name="schedule-period"
              legend={texts.show}
              options={Object.values(texts.by)}
              value={texts.by[period]}
              onChange={(chosen) => setPeriod(chosen === texts.by.month ? 'month' : 'year')}
            />
            <Button
              look="outline"
              size="small"
              onClick={() => saveFile(scheduleFileName(loan), 'text/csv;charset=utf-8', scheduleCsv(schedule, locale))}
            >
              <DownloadIcon />
              {texts.exportSchedule}
            </Button>
          </div>
          <ScheduleTable schedule={shown} period={period} />
        </>
      ) : null}
      {isOnServer ? <ScheduleTable schedule={schedule} period="year" /> : null}
    </details>
  );
}

/** Downloads a file that is made in the browser; needs no network. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the object URL only after the current task, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

type SchedulePeriod = 'year' | 'month';

interface ScheduleTableProps {
  readonly schedule: readonly LoanMonth[];
  readonly period: SchedulePeriod;
}

/** The amortization list (section 3) by year or by month. Memoised by the loan: it may have 360 lines. */
const ScheduleTable = memo(function ScheduleTable({ schedule, period }: ScheduleTableProps) {
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
