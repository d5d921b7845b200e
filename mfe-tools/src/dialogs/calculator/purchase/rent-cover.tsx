import type { TypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { TextField } from '@iwan/shared/ui/field';
import { dirhams } from '../../../parts/money-format';
import styles from './purchase.module.css';
import { texts } from './texts';

interface RentCoverProps {
  /** As it is typed. */
  readonly text: string;
  readonly rent: TypedAmount;
  /** Dirhams a month; `null` while no loan is counted. */
  readonly instalment: number | null;
  readonly onType: (text: string) => void;
}

const percent = new Intl.NumberFormat('en-AE', { style: 'percent', maximumFractionDigits: 1 });

/** Which share of the instalment a rent would cover. */
export function RentCover({ text, rent, instalment, onType }: RentCoverProps) {
  return (
    <div className={styles.rent}>
      <TextField
        id="purchase-rent"
        label={texts.rent}
        help={texts.rentHelp}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={rent.status === 'unreadable' ? texts.unreadable : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status">
        {rent.status === 'amount' && instalment !== null && instalment > 0 ? sentence(rent.dirhams, instalment) : null}
      </p>
    </div>
  );
}

function sentence(rent: number, instalment: number): string {
  const left = instalment - rent;
  const covers = texts.rentCovers(percent.format(rent / instalment));
  return `${covers} ${left > 0 ? texts.rentLeft(dirhams.format(left)) : texts.rentOver(dirhams.format(-left))}`;
}
