import type { Loan } from '@iwan/shared/domain/money/emi';
import { loanSchedule, scheduleByYear, scheduleTotals } from '@iwan/shared/domain/money/loan-schedule';
import { texts } from './texts';

const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' });
const amounts = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a loan costs, and its schedule by year. */
export function PlainAnswer({ loan }: { readonly loan: Loan }) {
  const schedule = loanSchedule(loan);
  const { instalment, interest, repayment } = scheduleTotals(schedule);
  const totals = [
    [texts.emi, instalment],
    [texts.interest, interest],
    [texts.repayment, repayment],
  ] as const;
  return (
    <>
      <dl>
        {totals.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dirhams.format(amount)}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scheduleByYear(schedule).map(({ year, principal, interest: ofYear, payment, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{amounts.format(principal)}</td>
              <td>{amounts.format(ofYear)}</td>
              <td>{amounts.format(payment)}</td>
              <td>{amounts.format(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
