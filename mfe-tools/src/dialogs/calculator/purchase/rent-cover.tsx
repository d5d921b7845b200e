import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { TypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { TextField } from '@iwan/shared/ui/fields/field';
import { moneyFormatOf } from '../../../parts/money-format';
import styles from './purchase.module.css';
import { textsOf } from './texts';

interface RentCoverProps {
  /** As it was typed. */
  readonly text: string;
  readonly rent: TypedAmount;
  /** Dirhams a month; `null` while no loan is computed. */
  readonly instalment: number | null;
  readonly onType: (text: string) => void;
}

/** The share of the instalment that a rent would cover. */
export function RentCover({ text, rent, instalment, onType }: RentCoverProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
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
        {rent.status === 'amount' && instalment !== null && instalment > 0
          ? sentence(rent.dirhams, instalment, locale)
          : null}
      </p>
    </div>
  );
}

function sentence(rent: number, instalment: number, locale: string): string {
  const texts = textsOf(locale);
  const { dirhams } = moneyFormatOf(locale);
  const left = instalment - rent;
  const covers = texts.rentCovers(formatFor(locale).percent(rent / instalment, 1));
  return `${covers} ${left > 0 ? texts.rentLeft(dirhams(left)) : texts.rentOver(dirhams(-left))}`;
}
