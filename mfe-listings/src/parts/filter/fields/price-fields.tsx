import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { parseTypedAmount, writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { type Budget, budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget/budget';
import { textsOf } from '../texts';
import { budgetOfEnds } from './budget-fields';
import { Row } from './field-frames';
import styles from './filter-fields.module.css';
import { TypedValue } from './typed-value';

interface PriceFieldsProps {
  /** `null` for any price. */
  readonly budget: Budget | null;
  readonly onChange: (budget: Budget | null) => void;
}

/** The ends of the budget as people write amounts; the slider ends at section 9's limit, a typed amount may be any price. */
export function PriceFields({ budget, onChange }: PriceFieldsProps) {
  const texts = useTexts(textsOf);
  const { from, to } = budget ?? { from: budgetLimits.from, to: openBudgetEnd };

  function setFrom(text: string | null): void {
    const lowest = text === null ? budgetLimits.from : Number(text);
    onChange(budgetOfEnds({ from: lowest, to: lowest > to ? openBudgetEnd : to }));
  }

  function setTo(text: string | null): void {
    const highest = text === null ? openBudgetEnd : Number(text);
    onChange(budgetOfEnds({ from: Math.min(from, highest), to: highest }));
  }

  return (
    <Row label={texts.exactPrice}>
      <div className={styles.two}>
        <TypedValue
          label={texts.lowest}
          value={from <= budgetLimits.from ? '' : writeAmount(from)}
          error={texts.unreadable}
          parse={readPrice}
          onCommit={setFrom}
        />
        <TypedValue
          label={texts.highest}
          value={to >= openBudgetEnd ? '' : writeAmount(to)}
          error={texts.unreadable}
          parse={readPrice}
          onCommit={setTo}
        />
      </div>
    </Row>
  );
}

function readPrice(text: string): string | null {
  const typed = parseTypedAmount(text);
  const isPrice = typed.status === 'amount' && typed.dirhams >= budgetLimits.from && typed.dirhams < openBudgetEnd;
  return isPrice ? String(typed.dirhams) : null;
}
