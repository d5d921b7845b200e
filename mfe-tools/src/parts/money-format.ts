import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** How the calculator writes amounts (section 9: currency AED, en-AE formatting), for a locale. */
export const moneyFormatOf = byLocale((locale) => {
  const format = formatFor(locale);
  return {
    /** Dirhams exact to the fil. */
    dirhams: (amount: number) => format.money(amount, 'AED', twoDecimals),
    /** The same in a table whose head says what it is. */
    amounts: (amount: number) => format.number(amount, twoDecimals),
  };
});
