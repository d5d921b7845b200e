import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { moneyFormatOf } from '../../../parts/money-format';
import styles from './purchase.module.css';
import type { CostName } from './purchase-costs';
import type { PurchasePlan } from './purchase-plan';
import { textsOf } from './texts';

const names: readonly CostName[] = ['transfer', 'mortgage', 'trustee', 'agency'];

/** The loan, and every amount that is needed in cash. */
export function CostList({ plan }: { readonly plan: PurchasePlan }) {
  const texts = useTexts(textsOf);
  const { dirhams } = moneyFormatOf(useLocale());
  const lines = [
    { label: texts.down, amount: plan.down ?? 0 },
    ...names.map((name) => ({ label: texts.costs[name], amount: plan.costs.costs[name] })),
  ];
  return (
    <dl className={styles.costs} aria-live="polite">
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{dirhams(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{texts.cash}</dt>
        <dd>{dirhams(plan.cash)}</dd>
      </div>
      <div>
        <dt>{texts.loanNeeded}</dt>
        <dd>{dirhams(plan.loan)}</dd>
      </div>
    </dl>
  );
}
