import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Instalment } from '@iwan/shared/domain/model/entities';
import table from '../../parts/unit/offer-table.module.css';
import { Block } from './block';
import styles from './payment-plan.module.css';
import { textsOf } from './texts';

interface PaymentPlanProps {
  readonly plan: readonly Instalment[];
  /** The price in dirhams; 0 where there is none. */
  readonly price: number;
}

/** The payment plan: each part, when it is due, and its amount of the starting price. */
export function PaymentPlan({ plan, price }: PaymentPlanProps) {
  const { paymentPlan: texts } = useTexts(textsOf);
  const format = useFormat();
  return (
    <Block id="payment-plan" title={texts.title}>
      <table className={classNames(table.table, styles.plan)}>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.share}</th>
            {price > 0 ? <th scope="col">{texts.amount}</th> : null}
          </tr>
        </thead>
        <tbody>
          {plan.map(({ label, when, percent }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td className={styles.when}>{when}</td>
              <td className={styles.share}>{format.percent(percent / 100, 2)}</td>
              {price > 0 ? (
                <td className={styles.amount}>{format.dirhams(Math.round((price * percent) / 100))}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {price > 0 ? <p className={styles.note}>{texts.ofStartingPrice}</p> : null}
    </Block>
  );
}
