import { feesLoanPercent, loanPercent } from '@iwan/shared/domain/facts/loans';
import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { parseTypedAmount, writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { usualRatesAt, usualRatesFacts } from '@iwan/shared/domain/money/usual-rates';
import { Button } from '@iwan/shared/ui/actions/button';
import { FactSources } from '@iwan/shared/ui/content/fact-sources';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { useState } from 'react';
import { moneyFormatOf } from '../../../parts/money-format';
import styles from './purchase.module.css';
import type { CostName, CostRates } from './purchase-costs';
import {
  keepPurchase,
  openingPurchase,
  type PurchasedProperty,
  type PurchaseInput,
  readDirhams,
  readPercent,
} from './purchase-input';
import { type PurchasePlan, purchasePlan } from './purchase-plan';
import { RentCover } from './rent-cover';
import { textsOf } from './texts';

const purchaseFacts = [...usualRatesFacts, loanPercent, feesLoanPercent];

interface PurchaseProps {
  /** The loan in the calculator, in dirhams. */
  readonly loan: number | null;
  readonly property: PurchasedProperty;
  readonly instalment: number | null;
  /** Sets the loan of the calculator. */
  readonly onLoan: (dirhams: number) => void;
}

/** Below the calculator, collapsed: the cash that a purchase in Dubai needs, and the share that rent would cover. */
export function Purchase({ loan, property, instalment, onLoan }: PurchaseProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { dirhams } = moneyFormatOf(locale);
  const [input, setInput] = useState(() => openingPurchase(property));
  const plan = purchasePlan(input, property.price, loan);

  function change(changes: Partial<PurchaseInput>): void {
    const next = { ...input, ...changes };
    setInput(next);
    keepPurchase(next, property);
  }

  const { down } = input;
  const isTooLittle = plan.down !== null && plan.down < plan.least.amount;
  return (
    <details className={styles.purchase}>
      <summary>
        {texts.title}
        <span>{texts.inCash(formatFor(locale).dirhams(plan.cash))}</span>
        <DownIcon />
      </summary>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            id="purchase-price"
            label={texts.price}
            inputMode="decimal"
            autoComplete="off"
            value={input.price ?? writeAmount(plan.price ?? 0)}
            error={plan.price === null ? texts.unreadable : undefined}
            onChange={(event) => change({ price: event.target.value })}
          />
          <div className={styles.pair}>
            <TextField
              id="purchase-down-percent"
              label={texts.downPercent}
              inputMode="decimal"
              autoComplete="off"
              value={down?.unit === 'percent' ? down.text : inPercent(plan.downPercent)}
              error={down?.unit === 'percent' && plan.downPercent === null ? texts.unreadable : undefined}
              onChange={(event) => change({ down: { unit: 'percent', text: event.target.value } })}
            />
            <TextField
              id="purchase-down"
              label={texts.downAmount}
              inputMode="decimal"
              autoComplete="off"
              value={down?.unit === 'dirhams' ? down.text : plan.down === null ? '' : writeAmount(plan.down)}
              error={down?.unit === 'dirhams' && plan.down === null ? texts.unreadable : undefined}
              onChange={(event) => change({ down: { unit: 'dirhams', text: event.target.value } })}
            />
          </div>
          <p className={isTooLittle ? styles.warning : styles.note} role={isTooLittle ? 'status' : undefined}>
            {texts.least(plan.least.percent, dirhams(plan.least.amount))}
          </p>
          <Check checked={input.isOffPlan} onChange={(event) => change({ isOffPlan: event.target.checked })}>
            {texts.offPlan}
          </Check>
          <RatesFields rates={input.rates} price={plan.price} onChange={(rates) => change({ rates })} />
        </div>
        <div>
          <CostList plan={plan} />
          <Button look="outline" size="small" onClick={() => onLoan(plan.loan)}>
            {texts.useLoan}
          </Button>
          <RentCover
            text={input.rent}
            rent={parseTypedAmount(input.rent)}
            instalment={instalment}
            onType={(rent) => change({ rent })}
          />
        </div>
      </div>
      <div className={styles.note}>
        <p>
          {texts.villa} {texts.cashFees}
        </p>
        <p>{texts.ask}</p>
        <FactSources facts={purchaseFacts} />
      </div>
    </details>
  );
}

/** A percent with at most two decimals. */
function inPercent(percent: number | null): string {
  return percent === null ? '' : String(Math.round(percent * 100) / 100);
}

const names: readonly CostName[] = ['transfer', 'mortgage', 'trustee', 'agency'];

/** The loan, and every amount that is needed in cash. */
function CostList({ plan }: { readonly plan: PurchasePlan }) {
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

interface RatesFieldsProps {
  readonly rates: PurchaseInput['rates'];
  /** In dirhams; `null` where it cannot be read. */
  readonly price: number | null;
  readonly onChange: (rates: PurchaseInput['rates']) => void;
}

/** The usual fees, each of which can be changed. */
function RatesFields({ rates, price, onChange }: RatesFieldsProps) {
  const texts = useTexts(textsOf);
  const usual = usualRatesAt(price);
  return (
    <fieldset className={styles.rates}>
      <legend>{texts.rates}</legend>
      {(Object.keys(usual) as (keyof CostRates)[]).map((name) => {
        const text = rates[name] ?? writeAmount(usual[name]);
        const isRead = (name.endsWith('Percent') ? readPercent(text) : readDirhams(text)) !== null;
        return (
          <TextField
            key={name}
            id={`purchase-${name}`}
            label={texts.rateLabels[name]}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={isRead ? undefined : texts.unreadable}
            onChange={(event) => onChange({ ...rates, [name]: event.target.value })}
          />
        );
      })}
    </fieldset>
  );
}
