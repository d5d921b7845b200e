import type { Loan } from '@iwan/shared/domain/money/emi';
import { Icon } from '@iwan/shared/ui/icon';
import { useState } from 'react';
import { loanSchedule } from './loan-schedule';
import styles from './loan-table.module.css';
import { texts } from './texts';

const amount = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The amortization list month by month (section 3), counted only while it is open. */
export function LoanTable({ loan }: { readonly loan: Loan }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.schedule} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.schedule}
        <Icon name="down" />
      </summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={texts.schedule}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.month}</th>
                <th scope="col">{texts.principal}</th>
                <th scope="col">{texts.interestShort}</th>
                <th scope="col">{texts.payment}</th>
              </tr>
            </thead>
            <tbody>
              {loanSchedule(loan).map((month) => (
                <tr key={month.month}>
                  <td>{month.month}</td>
                  <td>{amount.format(month.principalPaidMonthly)}</td>
                  <td>{amount.format(month.interestPaidMonthly)}</td>
                  <td>{amount.format(month.totalPaymentMonthly)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
