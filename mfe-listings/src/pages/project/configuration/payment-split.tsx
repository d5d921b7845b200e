import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Instalment } from '@iwan/shared/domain/model/entities';
import { Value } from '@iwan/shared/ui/records/value';
import { textsOf } from '../texts';
import styles from './payment-split.module.css';

interface PaymentSplitProps {
  readonly plan: readonly Instalment[];
  /** Dirhams: shows the amount of each instalment of it; left out where a table shows the amounts. */
  readonly price?: number;
  /** Hides it where its table has room for the instalments. */
  readonly isForNarrowBox?: boolean;
}

/** The instalments as one line, each as wide as its share of the price. */
export function PaymentSplit({ plan, price = 0, isForNarrowBox = false }: PaymentSplitProps) {
  const { paymentPlan: texts } = useTexts(textsOf);
  const format = useFormat();
  if (plan.length === 0) return null;
  return (
    <>
      <dl className={styles.split} aria-label={texts.title} data-narrow={isForNarrowBox || undefined}>
        {plan.map(({ label, percent }, index) => (
          <div key={index} style={{ flexGrow: percent }}>
            <dt>{format.percent(percent / 100, 2)}</dt>
            <dd>
              <Value of={label} />
              {price > 0 ? <small>{format.dirhams(Math.round((price * percent) / 100))}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {price > 0 ? <p className={styles.note}>{texts.ofStartingPrice}</p> : null}
    </>
  );
}
