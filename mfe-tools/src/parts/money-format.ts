import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The calculator's format of amounts for a locale (section 9: currency AED, en-AE formatting). */
export const moneyFormatOf = byLocale((locale) => {
  const format = formatFor(locale);
  return {
    /** Dirhams exact to the fil. */
    dirhams: (amount: number) => format.money(amount, 'AED', twoDecimals),
    /** The same in a table whose header has the unit. */
    amounts: (amount: number) => format.number(amount, twoDecimals),
  };
});
