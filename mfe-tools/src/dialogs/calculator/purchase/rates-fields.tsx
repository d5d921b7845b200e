import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { usualRatesAt } from '@iwan/shared/domain/money/usual-rates';
import { TextField } from '@iwan/shared/ui/fields/field';
import styles from './purchase.module.css';
import type { CostRates } from './purchase-costs';
import { type PurchaseInput, readDirhams, readPercent } from './purchase-input';
import { textsOf } from './texts';

interface RatesFieldsProps {
  readonly rates: PurchaseInput['rates'];
  /** In dirhams; `null` where it cannot be read. */
  readonly price: number | null;
  readonly onChange: (rates: PurchaseInput['rates']) => void;
}

/** The usual fees, each of which can be changed. */
export function RatesFields({ rates, price, onChange }: RatesFieldsProps) {
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
