import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { DownloadIcon } from '@iwan/shared/ui/icons/download';
import { useDeferredValue, useState } from 'react';
import { useApexCharts } from '../charts/use-apex-charts';
import type { CountedLoan } from '../count-loan';
import { textsOf } from '../texts';
import { scheduleCsv, scheduleFileName } from './schedule-csv';
import { type SchedulePeriod, ScheduleTable } from './schedule-table';
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
