import { useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './plan-table.module.css';
import type { ShownPlan } from './shown-plan';
import { textsOf } from './texts';

interface PlanTableProps {
  readonly plan: ShownPlan;
  /** The id of the heading. */
  readonly labelledBy: string;
}

/** The payments of a plan with days and amounts, and their totals. */
export function PlanTable({ plan, labelledBy }: PlanTableProps) {
  const texts = useTexts(textsOf);
  return (
    <>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{texts.payment}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.amount}</th>
            {plan.currency === null ? null : <th scope="col">{texts.converted(plan.currency)}</th>}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.what}</th>
              <td className={styles.when}>
                {line.date === null ? line.when : <time dateTime={line.date}>{line.when}</time>}
              </td>
              <td className={styles.share}>{line.share}</td>
              <td className={styles.amount}>
                {line.amount}
                {line.byLoan === '' ? null : <small>{line.byLoan}</small>}
              </td>
              {plan.currency === null ? null : <td className={styles.converted}>{line.converted}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {plan.totals.map(({ name, amount, converted }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {amount} {converted === '' ? null : <span>{converted}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
